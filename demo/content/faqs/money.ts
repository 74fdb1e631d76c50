import type { DemoFaq } from './faq.ts';

export const money: DemoFaq[] = [
  {
    question: 'كم رسوم المشاركة؟ وهل تشمل الضريبة؟',
    questionEn: 'What does it cost, and is tax included?',
    answer: `
<p>تُعرض رسوم كل فئة في صفحتها شاملةً ضريبة القيمة المضافة، وتراها مفصّلة قبل الدفع. مثال «التحدي»: الرسم 350.00 ريالًا، والضريبة 15% وهي 52.50، والمجموع بعد تقريبه إلى أقرب ريال 403.00 ريالات.</p>
<p>ويُدفع الرسم عن الفريق كله لا عن كل عضو، وفئة الاكتشاف مجانية. ولا يشمل الرسم الروبوت ولا السفر.</p>`,
    answerEn: `
<p>Each category's page shows its fee with value added tax, and you see how it is made up before you pay. For Challenge: SAR 350.00, 15% tax of SAR 52.50, and a total, rounded to the nearest riyal, of SAR 403.00.</p>
<p>The fee is for the whole team, not for each member, and Discover is free. It does not cover the robot or travel.</p>`,
  },
  {
    question: 'كيف أحصل على الفاتورة الضريبية؟ وهل تصدر باسم المدرسة؟',
    questionEn: "How do I get a tax invoice, and can it be in the school's name?",
    answer: `
<p>تصدر الفاتورة لحظة تأكيد الدفع برقم متسلسل ورمز استجابة سريعة، وتصلك نسخة بالبريد، وتحمّلها متى شئت من «العمليات المالية» أو من صفحة الفريق.</p>
<p>وهي فاتورة مبسّطة باسم من دفع. فإن كان الفريق تابعًا لجهة لها رقم ضريبي صدرت فاتورة ضريبية كاملة باسم الجهة وعنوانها ورقمها، لذا أضف الجهة <strong>قبل</strong> الدفع.</p>`,
    answerEn: `
<p>It is issued the moment the payment is confirmed, with a number in sequence and a QR code. A copy comes by e-mail, and you can download it at any time from Transactions or the team's page.</p>
<p>It is a simplified invoice in the payer's name. If the team belongs to an organisation with a VAT number, it is a full tax invoice with the organisation's name, address and number; so add the organisation <strong>before</strong> you pay.</p>`,
  },
  {
    question: 'رُفضت بطاقتي. هل ضاع تسجيل الفريق؟',
    questionEn: 'My card was declined. Is the registration lost?',
    answer: `
<p>لا. الفريق محفوظ برقمه، وينتظر الدفع في «فرقي». جرّب مرة أخرى متى شئت، بالبطاقة نفسها أو بغيرها.</p>
<p>أكثر أسباب الرفض أن الشراء عبر الإنترنت غير مفعّل في البطاقة، أو أن رمز التحقق لم يُكتب في وقته. ومصرفك يعرف السبب، أما نحن فلا يصلنا إلا أن العملية لم تتم.</p>`,
    answerEn: `
<p>No. The team is kept, with its number, and waits for payment under My Teams. Try again whenever you like, with the same card or another.</p>
<p>Most often, online purchases are not switched on for the card, or the verification code came too late. Your bank knows the reason; all that we are told is that the payment did not go through.</p>`,
  },
  {
    question: 'خُصم المبلغ وما زال الفريق غير مدفوع. ماذا أفعل؟',
    questionEn: 'The money left my account, but the team is still unpaid. What should I do?',
    answer: `
<p>انتظر بضع دقائق ولا تدفع ثانية. تسأل البوابة بوابة الدفع من تلقاء نفسها عن كل عملية لم تكتمل، حتى لو أغلقت المتصفح قبل العودة، فإن كان المبلغ قد وصل صار الفريق فعّالًا ووصلك الإيصال.</p>
<p>فإن مضت ساعة ولم يتغيّر شيء <a href="/contact-us/">فاكتب إلينا</a> رقم الفريق ووقت العملية. وإن دُفع الرسم مرتين أعيد الزائد كاملًا إلى البطاقة نفسها.</p>`,
    answerEn: `
<p>Wait a few minutes and do not pay again. The portal asks the payment gateway by itself about every payment that was left open, even if you closed the browser on the way back; if the money has arrived, the team becomes active and you get the receipt.</p>
<p>If nothing has changed after an hour, <a href="/contact-us/">write to us</a> with the team's number and the time of the payment. If a fee was paid twice, the second payment is returned in full to the same card.</p>`,
  },
  {
    question: 'هل يُعاد الرسم إن انسحبنا؟',
    questionEn: 'Do we get the fee back if we withdraw?',
    answer: `
<p>يُعاد كاملًا إن انسحبتم قبل ثلاثين يومًا من أول لقاء يخصّكم، ونصفه قبل أربعة عشر يومًا، ولا يُعاد بعد ذلك. وإن ألغى المنظّم اللقاء أعيد الرسم كاملًا.</p>
<p>يعود المبلغ إلى البطاقة التي دُفع بها. والتفصيل في <a href="/terms-conditions/">الشروط والأحكام</a>.</p>`,
    answerEn: `
<p>In full if you withdraw at least thirty days before your first event, half of it at least fourteen days before, and not after that. If the organiser cancels the event, the full fee is returned.</p>
<p>The money goes back to the card that paid. The <a href="/terms-conditions/">terms and conditions</a> have the details.</p>`,
  },
];
