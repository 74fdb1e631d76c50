export const howItRan = `
<h2>كيف سار الموسم</h2>
<ol>
  <li><strong>التسجيل:</strong> نُشرت الملاعب والقواعد يوم فُتح، وأُغلق بفرق من المناطق الثلاث عشرة جميعها.</li>
  <li><strong>التصفيات:</strong> لعبت الفرق تصفيات مناطقها في الرياض وجدة والدمام وتبوك وأبها.</li>
  <li><strong>النهائي الوطني:</strong> ثلاثة أيام في الرياض، وأُعلنت نتائجه مساء يومه الثالث.</li>
  <li><strong>النهائي الدولي:</strong> فيه مثّلت الفرق الأولى المملكة.</li>
</ol>
<h2>كيف تُقرأ النتائج</h2>
<p>لكل فئة عمرية من كل مسابقة قائمتها، وفيها الأربعون الأوائل في النهائي الوطني. للمركز الأول الذهب، وللثاني الفضة، وللمراكز من الثالث إلى الأربعين البرونز. ومن سدّد فريقه رسومه وجد إلى جانب اسمه رابط شهادته.</p>
<h2>لمن فاته الموسم</h2>
<p>ما زالت القواعد وأوراق التحكيم في صفحات المسابقات: خذها إلى ناديك وتدرّب عليها، فالملاعب القديمة خير معلم. وسجّل في الموسم المفتوح الآن إن كان عمر فريقك يناسبه.</p>`;

export const howItRanEn = `
<h2>How the season ran</h2>
<ol>
  <li><strong>Registration:</strong> fields and rules were published the day it opened; it closed with teams from all thirteen regions.</li>
  <li><strong>Regional rounds:</strong> teams played in Riyadh, Jeddah, Dammam, Tabuk and Abha.</li>
  <li><strong>The national final:</strong> three days in Riyadh; its results were announced on the evening of the third.</li>
  <li><strong>The international final:</strong> the leading teams represented the Kingdom.</li>
</ol>
<h2>How to read the results</h2>
<p>Each age level of each competition has its own list, with the top forty teams of the national final. First rank is gold, second is silver, and ranks three to forty are bronze. Teams that have paid have a link to their certificate beside their name.</p>
<h2>If you missed it</h2>
<p>The rules and score sheets are still on the competition pages. Take them to your club and practise: old fields are the best teachers. And if your team is the right age, join the season that is open now.</p>`;
