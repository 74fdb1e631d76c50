/** Written with the Personal Data Protection Law in mind, to be read by a parent in two minutes. */
export const privacy = `
<p>لا نجمع من البيانات إلا ما تحتاج إليه المسابقة، ونحفظها كما نحب أن تُحفظ بيانات أبنائنا. وتشرح هذه الصفحة ذلك بالتفصيل، وفق نظام حماية البيانات الشخصية في المملكة العربية السعودية.</p>
<h2>ما الذي نحفظه</h2>
<ul>
  <li><strong>عنك:</strong> الاسم ورقم العضوية والبريد الإلكتروني ورقم الجوال وتاريخ الميلاد والصورة، كما هي في حسابك في STEB.</li>
  <li><strong>عن فريقك:</strong> اسمه ومدرسته ومدينته ومدربوه وأعضاؤه ونتائجه.</li>
  <li><strong>عن الدفع:</strong> المبلغ ورقم العملية والفاتورة. أما رقم بطاقتك فلا يصل إلينا؛ فأنت تكتبه في صفحة مزود خدمة الدفع وحدها.</li>
  <li><strong>عن زيارتك:</strong> ملف ارتباط يُبقيك مسجلًا وآخر يتذكر لغتك. لا إعلانات ولا تتبّع.</li>
</ul>
<h2>لماذا نحفظه</h2>
<p>لتسجيل الفرق وتحصيل الرسوم وإصدار الفواتير، ولتنظيم أيام المسابقة وإعلان نتائجها، وللرد عليك حين تكتب إلينا. لا نبيع بيانات أحد ولا نستعملها في غير ذلك.</p>
<h2>من يراه</h2>
<ul>
  <li>يرى بيانات الأعضاء من سجّل الفريق ومدربوه وجهته ومنظمو البرنامج، كلٌّ بقدر عمله.</li>
  <li>يرى الزائر من الفريق المدفوع بياناته العامة فقط: الاسم والصورة والموسم والمسابقة والمدينة والمدرسة والمركز. ولا تُنشر بيانات قاصر أبدًا.</li>
  <li>يعالج مزود خدمة الدفع عملية الدفع، ويؤكد STEB هويتك؛ ولكل منهما سياسته.</li>
</ul>
<h2>بيانات الأطفال</h2>
<p>يُسجَّل من هم دون الثامنة عشرة بموافقة ولي الأمر الذي أنشأ حسابهم أو أذن به. ولولي الأمر أن يطّلع على بيانات من يرعاه وأن يطلب تصحيحها أو حذفها في أي وقت.</p>
<h2>كم نبقيه</h2>
<p>نبقي بيانات الفريق ما دام الموسم قائمًا وسنتين بعده، ثم نحذفها أو نزيل منها ما يدل على أصحابها. وتبقى الفواتير المدة التي تفرضها أنظمة الزكاة والضريبة.</p>
<h2>حقوقك</h2>
<p>لك أن تعرف ما نحفظه عنك، وأن تنال نسخة منه، وأن تصححه، وأن تطلب حذفه، وأن ترجع عن موافقتك. اكتب إلى البريد المذكور أسفل الصفحة ونجيبك خلال ثلاثين يومًا. فإن لم يرضك جوابنا فلك أن تشكو إلى الهيئة السعودية للبيانات والذكاء الاصطناعي.</p>`;

export const privacyEn = `
<p>We collect only what the competition needs, and look after it as we would want our own children's data to be looked after. This page explains how, in line with the Personal Data Protection Law of Saudi Arabia.</p>
<h2>What we keep</h2>
<ul>
  <li><strong>About you:</strong> name, membership ID, email, mobile number, date of birth and picture, as in your STEB account.</li>
  <li><strong>About your team:</strong> its name, school, city, coaches, members and results.</li>
  <li><strong>About payment:</strong> the amount, the reference and the invoice. Your card number never reaches us: you type it on the payment provider's own page.</li>
  <li><strong>About your visit:</strong> a cookie that keeps you signed in and one that remembers your language. No advertising, no tracking.</li>
</ul>
<h2>Why we keep it</h2>
<p>To register teams, collect fees and issue invoices; to run competition days and announce results; and to answer you when you write to us. We do not sell your data or use it for anything else.</p>
<h2>Who sees it</h2>
<ul>
  <li>The person who registered the team, its coaches, its organisation and the programme's organisers see members' data, as far as each of them needs it.</li>
  <li>Everyone else sees only the public profile of a team that has paid: name, picture, season, category, city, school and rank. We never publish a child's personal data.</li>
  <li>The payment provider handles the payment and STEB confirms who you are. Each has its own policy.</li>
</ul>
<h2>Children</h2>
<p>People under 18 take part with the consent of the guardian who created or approved their account. Guardians can see the data of a child in their care, and have it corrected or deleted, at any time.</p>
<h2>How long we keep it</h2>
<p>We keep team data during the season and for two years after it. Then we delete it or make it anonymous. We keep invoices for as long as zakat and tax rules require.</p>
<h2>Your rights</h2>
<p>You can ask what we keep about you, get a copy, have it corrected or deleted, and withdraw your consent. Write to the address at the foot of this page and we will answer within 30 days. If you are not satisfied with our answer, you can complain to the Saudi Data and Artificial Intelligence Authority.</p>`;
