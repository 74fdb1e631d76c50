export const terms = `
<p>بتسجيل فريق في هذه البوابة تقبل هذه الشروط. كتبناها قصيرة لتُقرأ.</p>
<h2>من يسجّل</h2>
<p>يسجّل الفريقَ مدربٌ أو جهة. ويقرّ من يسجّل بأن ما كتبه صحيح، وبأن أولياء أمور الأعضاء القاصرين موافقون على مشاركتهم.</p>
<h2>الفريق</h2>
<ul>
  <li>يُحدَّد عدد الأعضاء والمدربين وأعمارهم بحسب المسابقة، ويُتحقق منها يوم المسابقة.</li>
  <li>لا يُضاف الشخص نفسه إلى الفريق مرتين.</li>
  <li>رقم الفريق ثابت لا يُعاد استعماله، حتى إن انسحب الفريق.</li>
</ul>
<h2>الرسوم والدفع</h2>
<ul>
  <li>تُعرض الرسوم قبل الدفع وتُضاف إليها ضريبة القيمة المضافة 15%، ويُقرَّب المجموع إلى أقرب ريال.</li>
  <li>يصبح الفريق نشطًا حين يؤكد مزود خدمة الدفع وصول المبلغ، وتصدر حينها فاتورة ضريبية.</li>
  <li>إن دُفعت الرسوم مرتين أُعيد الزائد كاملًا إلى البطاقة نفسها.</li>
</ul>
<h2>الانسحاب والاسترداد</h2>
<p>تُعاد الرسوم كاملةً لمن انسحب قبل أول لقاء له بثلاثين يومًا على الأقل، ونصفها قبله بأربعة عشر يومًا على الأقل، ولا تُعاد بعد ذلك. وإن ألغى المنظّم اللقاء أُعيدت الرسوم كاملة.</p>
<h2>السلوك</h2>
<p>نتوقع من كل مشارك أن يعامل غيره بلطف واحترام، وأن يكون العمل عمل الطلاب. وللمنظّم أن يُخرج من المسابقة من أساء أو غش، ولا تُعاد رسومه.</p>
<h2>الصور</h2>
<p>تُلتقط في اللقاءات صور عامة. ومن لا يريد أن يظهر فيها هو أو من يرعاه فليخبر المنظمين عند الدخول، وله أن يطلب إزالة صورة نُشرت.</p>
<h2>قرارات التحكيم</h2>
<p>تُرفع الاعتراضات إلى رئيس المحكّمين في اليوم نفسه قبل إعلان النتائج، وقراره نهائي.</p>
<h2>النظام الواجب التطبيق</h2>
<p>تُطبَّق أنظمة المملكة العربية السعودية. فإن اختلفت الترجمة الإنجليزية عن النص العربي فالعبرة بالنص العربي.</p>`;

export const termsEn = `
<p>By registering a team on this portal, you accept these terms. We have kept them short so that people read them.</p>
<h2>Who registers</h2>
<p>A coach or an organisation registers the team. By registering it, they confirm that the details are true and that the guardians of all members under 18 agree to them taking part.</p>
<h2>The team</h2>
<ul>
  <li>Each category sets the number of members and coaches, and their ages. We check this on the day of the competition.</li>
  <li>Nobody can be in the same team twice.</li>
  <li>A team keeps its number. It is never used again, even if the team withdraws.</li>
</ul>
<h2>Fee and payment</h2>
<ul>
  <li>You see the fee before you pay. 15% value added tax is added and the total is rounded to the nearest riyal.</li>
  <li>A team becomes active, and a tax invoice is issued, when the payment provider confirms the payment.</li>
  <li>If a fee is paid twice, the second payment is refunded in full to the same card.</li>
</ul>
<h2>Withdrawal and refunds</h2>
<p>A team that withdraws at least 30 days before its first event gets a full refund. At least 14 days before, it gets half. After that, there is no refund. If the organiser cancels the event, the fee is refunded in full.</p>
<h2>Conduct</h2>
<p>We expect everyone to treat others with kindness and respect, and the work to be the students' own. The organiser may exclude anyone who misbehaves or cheats, without a refund.</p>
<h2>Pictures</h2>
<p>Pictures are taken at events. If you, or someone in your care, should not appear in them, tell the organisers at the entrance. You can also ask us to remove a published picture.</p>
<h2>Judging</h2>
<p>Objections go to the head judge on the same day, before the results are announced. The head judge's decision is final.</p>
<h2>Governing law</h2>
<p>The laws of Saudi Arabia apply. If the English translation differs from the Arabic text, the Arabic text applies.</p>`;
