export const terms = `
<p>بتسجيل فريق في هذه البوابة تقبل هذه الشروط. كتبناها قصيرة لتُقرأ.</p>
<h2>من يسجّل</h2>
<p>يسجّل الفريقَ مدربٌ أو جهة. ويقرّ من يسجّل بأن ما كتبه صحيح، وبأن أولياء أمور الأعضاء القاصرين موافقون على مشاركتهم.</p>
<h2>الفريق</h2>
<ul>
  <li>يُحدَّد عدد الأعضاء والمدربين وأعمارهم بحسب الفئة، ويُتحقق منها يوم المسابقة.</li>
  <li>لا يُكرَّر الشخص نفسه في الفريق الواحد.</li>
  <li>رقم الفريق ثابت لا يُعاد استعماله، حتى إن انسحب الفريق.</li>
</ul>
<h2>الرسوم والدفع</h2>
<ul>
  <li>تُعرض الرسوم قبل الدفع وتُضاف إليها ضريبة القيمة المضافة 15%، ويُقرَّب المجموع إلى أقرب ريال.</li>
  <li>يصبح الفريق فعّالًا حين تؤكد بوابة الدفع وصول المبلغ، وتصدر حينها فاتورة ضريبية.</li>
  <li>إن دُفع الرسم مرتين أعيد الزائد كاملًا إلى البطاقة نفسها.</li>
</ul>
<h2>الانسحاب والاسترداد</h2>
<p>يُعاد الرسم كاملًا لمن انسحب قبل ثلاثين يومًا من أول لقاء يخصه، ونصفه قبل أربعة عشر يومًا، ولا يُعاد بعد ذلك. وإن ألغى المنظّم اللقاء أعيد الرسم كاملًا.</p>
<h2>السلوك</h2>
<p>نتوقع من كل مشارك أن يعامل غيره بلطف واحترام، وأن يكون العمل عمل الطلاب. وللمنظّم أن يُخرج من المسابقة من أساء أو غش، ولا يُعاد رسمه.</p>
<h2>الصور</h2>
<p>تُلتقط في اللقاءات صور عامة. ومن لا يريد أن يظهر فيها هو أو من يرعاه فليخبر المنظمين عند الدخول، وله أن يطلب إزالة صورة نُشرت.</p>
<h2>قرارات التحكيم</h2>
<p>تُرفع الاعتراضات إلى رئيس الحكام في اليوم نفسه قبل إعلان النتائج، وقراره نهائي.</p>
<h2>النظام الواجب التطبيق</h2>
<p>تُطبَّق أنظمة المملكة العربية السعودية. فإن اختلفت الترجمة الإنجليزية عن النص العربي فالعبرة بالنص العربي.</p>`;

export const termsEn = `
<p>By registering a team on this portal you accept these terms. We have kept them short so that they are read.</p>
<h2>Who registers</h2>
<p>A team is registered by a coach or an organisation. Whoever registers it declares that the details are true and that the guardians of members who are minors agree to their taking part.</p>
<h2>The team</h2>
<ul>
  <li>How many members and coaches a team has, and how old they are, depends on the category, and is checked on the day of the competition.</li>
  <li>Nobody can be in the same team twice.</li>
  <li>A team's number stays its own and is never used again, even if the team withdraws.</li>
</ul>
<h2>Fee and payment</h2>
<ul>
  <li>The fee is shown before you pay; 15% value added tax is added, and the total is rounded to the nearest riyal.</li>
  <li>A team becomes active when the payment gateway confirms the payment, and a tax invoice is issued then.</li>
  <li>If a fee is paid twice, the second payment is returned in full to the same card.</li>
</ul>
<h2>Withdrawal and refunds</h2>
<p>The full fee is returned to a team that withdraws at least thirty days before its first event, half of it at least fourteen days before, and none after that. If the organiser cancels the event, the full fee is returned.</p>
<h2>Conduct</h2>
<p>We expect everyone to treat others with kindness and respect, and the work to be the students' own. The organiser may exclude those who misbehave or cheat; their fee is not returned.</p>
<h2>Pictures</h2>
<p>General pictures are taken at events. If you do not want to appear in them, or do not want someone in your care to, tell the organisers at the entrance; you may also ask for a published picture to be removed.</p>
<h2>Judging</h2>
<p>Objections go to the head judge on the same day, before the results are announced; the head judge's decision is final.</p>
<h2>Governing law</h2>
<p>The laws of Saudi Arabia apply. Where the English translation differs from the Arabic text, the Arabic text counts.</p>`;
