import type { DemoFaq } from './faq.ts';

export const money: DemoFaq[] = [
  {
    question: 'كم رسوم المشاركة؟ وهل تشمل الضريبة؟',
    questionEn: 'What does it cost, and is tax included?',
    answer: `
<p>تُعرض رسوم كل مسابقة في صفحتها شاملةً ضريبة القيمة المضافة، وتراها مفصّلة قبل الدفع. مثال «التحدي»: الرسوم 350.00 ريالًا، والضريبة (15%) 52.50 ريالًا، والإجمالي بعد التقريب إلى أقرب ريال 403.00 ريالات.</p>
<p>وتُدفع الرسوم عن الفريق كله لا عن كل عضو، ومسابقة الاكتشاف مجانية. ولا تشمل الرسوم الروبوت ولا السفر.</p>`,
    answerEn: `
<p>Each category's page shows its fee including value added tax, and you see how it is made up before you pay. For Challenge, it is SAR 350.00 plus 15% tax of SAR 52.50, which makes SAR 403.00 when rounded to the nearest riyal.</p>
<p>The fee is for the whole team, not for each member, and Discover is free. It does not cover the robot or travel.</p>`,
  },
  {
    question: 'كيف أحصل على الفاتورة الضريبية؟ وهل تصدر باسم المدرسة؟',
    questionEn: "How do I get a tax invoice, and can it be in the school's name?",
    answer: `
<p>تصدر الفاتورة لحظة تأكيد الدفع برقم متسلسل ورمز استجابة سريعة، وتصلك نسخة بالبريد، وتحمّلها متى شئت من «العمليات المالية».</p>
<p>وهي فاتورة مبسّطة باسم من دفع. فإن كان الفريق تابعًا لجهة لها رقم ضريبي صدرت فاتورة ضريبية كاملة باسم الجهة وعنوانها ورقمها، لذا أضف الجهة <strong>قبل</strong> الدفع.</p>`,
    answerEn: `
<p>It is issued the moment the payment is confirmed, with a sequential number and a QR code. You get a copy by email, and can download it at any time from Transactions.</p>
<p>It is a simplified invoice in the payer's name. If the team belongs to an organisation with a VAT number, it is a full tax invoice with the organisation's name, address and number, so add the organisation <strong>before</strong> you pay.</p>`,
  },
  {
    question: 'رُفضت بطاقتي. هل ضاع تسجيل الفريق؟',
    questionEn: 'My card was declined. Is the registration lost?',
    answer: `
<p>لا. الفريق محفوظ برقمه، وينتظر الدفع في «فرقي». جرّب مرة أخرى متى شئت، بالبطاقة نفسها أو بغيرها.</p>
<p>أكثر أسباب الرفض أن الشراء عبر الإنترنت غير مفعّل في البطاقة، أو أن رمز التحقق لم يُكتب في وقته. وبنكك يعرف السبب، أما نحن فلا يصلنا إلا أن العملية لم تتم.</p>`,
    answerEn: `
<p>No. The team keeps its number and waits for payment in My Teams. Try again whenever you like, with the same card or another.</p>
<p>Usually the card is not enabled for online purchases, or the verification code was entered too late. Your bank knows the reason; we are only told that the payment did not go through.</p>`,
  },
  {
    question: 'خُصم المبلغ وما زال الفريق غير مدفوع. ماذا أفعل؟',
    questionEn: 'The money left my account, but the team is still unpaid. What should I do?',
    answer: `
<p>انتظر بضع دقائق ولا تدفع ثانية. تسأل البوابة مزود خدمة الدفع من تلقاء نفسها عن كل عملية لم تكتمل، حتى لو أغلقت المتصفح قبل العودة، فإن كان المبلغ قد وصل صار الفريق نشطًا ووصلك الإيصال.</p>
<p>فإن مضت ساعة ولم يتغيّر شيء <a href="/contact-us/">فاكتب إلينا</a> رقم الفريق ووقت العملية. وإن دُفعت الرسوم مرتين أُعيد الزائد كاملًا إلى البطاقة نفسها.</p>`,
    answerEn: `
<p>Wait a few minutes and do not pay again. The portal automatically asks the payment provider about every unfinished payment, even if you closed the browser on the way back. If the money has arrived, the team becomes active and you get the receipt.</p>
<p>If nothing has changed after an hour, <a href="/contact-us/">write to us</a> with the team's number and the time of the payment. If a fee was paid twice, the second payment is refunded in full to the same card.</p>`,
  },
  {
    question: 'هل تُعاد الرسوم إن انسحبنا؟',
    questionEn: 'Do we get the fee back if we withdraw?',
    answer: `
<p>تُعاد كاملةً إن انسحبتم قبل أول لقاء لكم بثلاثين يومًا على الأقل، ونصفها قبله بأربعة عشر يومًا على الأقل، ولا تُعاد بعد ذلك. وإن ألغى المنظّم اللقاء أُعيدت الرسوم كاملة.</p>
<p>يعود المبلغ إلى البطاقة التي دُفع بها. والتفصيل في <a href="/terms-conditions/">الشروط والأحكام</a>.</p>`,
    answerEn: `
<p>You get a full refund if you withdraw at least 30 days before your first event, and half if you withdraw at least 14 days before. After that, there is no refund. If the organiser cancels the event, you get a full refund.</p>
<p>The money goes back to the card you paid with. Read our <a href="/terms-conditions/">terms and conditions</a> for details.</p>`,
  },
];
