/** Written with the Personal Data Protection Law in mind, to be read by a parent in two minutes. */
export const privacy = `
<p>نجمع من البيانات ما تحتاج إليه المسابقة ولا نزيد، ونحفظها كما نحب أن تُحفظ بيانات أبنائنا. هذه الصفحة تقول ذلك بالتفصيل، وفق نظام حماية البيانات الشخصية في المملكة العربية السعودية.</p>
<h2>ما الذي نحفظه</h2>
<ul>
  <li><strong>عنك:</strong> الاسم ورقم العضوية والبريد الإلكتروني ورقم الجوال وتاريخ الميلاد والصورة، كما هي في حسابك لدى ستيب.</li>
  <li><strong>عن فريقك:</strong> اسمه ومدرسته ومدينته ومدربوه وأعضاؤه ونتائجه.</li>
  <li><strong>عن الدفع:</strong> المبلغ ورقم العملية والفاتورة. أما رقم بطاقتك فلا يصل إلينا؛ تكتبه في صفحة بوابة الدفع وحدها.</li>
  <li><strong>عن زيارتك:</strong> ملف ارتباط يُبقيك مسجلًا وآخر يتذكر لغتك. لا إعلانات ولا تتبّع.</li>
</ul>
<h2>لماذا نحفظه</h2>
<p>لتسجيل الفرق وتحصيل الرسوم وإصدار الفواتير، ولتنظيم أيام المسابقة وإعلان نتائجها، وللرد عليك حين تكتب إلينا. لا نبيع بيانات أحد ولا نستعملها في غير ذلك.</p>
<h2>من يراه</h2>
<ul>
  <li>يرى بيانات الأعضاء من سجّل الفريق ومدربوه وجهته ومنظمو البرنامج، كلٌّ بقدر عمله.</li>
  <li>يرى الزائر من الفريق الذي سدّد رسومه وجهه العام فقط: الاسم والصورة والموسم والفئة والمدينة والمدرسة والترتيب. ولا تُنشر بيانات قاصر أبدًا.</li>
  <li>تعالج بوابة الدفع عملية الدفع، ويؤكد ستيب هويتك؛ ولكل منهما سياسته.</li>
</ul>
<h2>بيانات الأطفال</h2>
<p>يُسجَّل من هم دون الثامنة عشرة بموافقة ولي الأمر الذي أنشأ حسابهم أو أذن به. ولولي الأمر أن يطّلع على بيانات من يرعاه وأن يطلب تصحيحها أو حذفها في أي وقت.</p>
<h2>كم نبقيه</h2>
<p>نبقي بيانات الفريق ما دام الموسم قائمًا وسنتين بعده، ثم نحذفها أو نزيل منها ما يدل على أصحابها. وتبقى الفواتير المدة التي تفرضها أنظمة الزكاة والضريبة.</p>
<h2>حقوقك</h2>
<p>لك أن تعرف ما نحفظه عنك، وأن تنال نسخة منه، وأن تصححه، وأن تطلب حذفه، وأن ترجع عن موافقتك. اكتب إلى البريد المذكور أسفل الصفحة ونجيبك خلال ثلاثين يومًا. فإن لم يرضك جوابنا فلك أن تشكو إلى الهيئة السعودية للبيانات والذكاء الاصطناعي.</p>`;

export const privacyEn = `
<p>We collect what the competition needs and no more, and keep it the way we would want our own children's data to be kept. This page says how, in line with the Personal Data Protection Law of Saudi Arabia.</p>
<h2>What we keep</h2>
<ul>
  <li><strong>About you:</strong> name, membership ID, e-mail, mobile number, date of birth and picture, as they stand in your STEB account.</li>
  <li><strong>About your team:</strong> its name, school, city, coaches, members and results.</li>
  <li><strong>About payment:</strong> the amount, the reference and the invoice. Your card number never reaches us; you type it on the payment gateway's own page.</li>
  <li><strong>About your visit:</strong> a cookie that keeps you signed in and one that remembers your language. No advertising, no tracking.</li>
</ul>
<h2>Why we keep it</h2>
<p>To register teams, take the fee and issue invoices; to run the competition days and announce results; and to answer you when you write to us. We sell nobody's data and use it for nothing else.</p>
<h2>Who sees it</h2>
<ul>
  <li>Members' data is seen by the person who registered the team, its coaches, its organisation and the programme's organisers, each as far as their work needs it.</li>
  <li>Others see only the public face of a team whose fee is paid: name, picture, season, category, city, school and rank. A minor's personal data is never published.</li>
  <li>The payment gateway handles the payment and STEB confirms who you are; each has a policy of its own.</li>
</ul>
<h2>Children</h2>
<p>People under eighteen take part with the consent of the guardian who created or approved their account. A guardian can see, correct or have deleted the data of those in their care at any time.</p>
<h2>How long we keep it</h2>
<p>Team data stays while the season lasts and for two years after it; then it is deleted, or made anonymous. Invoices stay as long as the rules on zakat and tax demand.</p>
<h2>Your rights</h2>
<p>You may know what we keep about you, get a copy, have it corrected or deleted, and take back your consent. Write to the address at the foot of this page and you will have an answer within thirty days. If our answer does not satisfy you, you can complain to the Saudi Data and Artificial Intelligence Authority.</p>`;
