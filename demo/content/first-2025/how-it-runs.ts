/** Without days: those are the season's milestones. */
export const howItRuns = `
<h2>كيف يسير الموسم</h2>
<ol>
  <li><strong>الإعلان:</strong> يُفتح التسجيل ويُكشف موضوع الموسم ومهماته للجميع في اليوم نفسه.</li>
  <li><strong>البناء:</strong> تعمل الفرق في مدارسها وأنديتها، ويُعقد لقاء مفتوح عن بُعد للمدربين مساء كل ثلاثاء.</li>
  <li><strong>إغلاق التسجيل:</strong> بعده تُنشر قوائم الفرق وجداول اللقاءات.</li>
  <li><strong>اللقاءات المناطقية:</strong> يوم واحد لكل لقاء، يبدأ في الثامنة صباحًا وينتهي بحفل الختام.</li>
  <li><strong>النهائي الوطني في الرياض:</strong> ثلاثة أيام تجتمع فيها الفرق المتأهلة من المناطق كلها.</li>
</ol>
<h2>أين تلعب فرق منطقتك</h2>
<ul>
  <li><strong>الرياض:</strong> لفرق الرياض والقصيم وحائل.</li>
  <li><strong>جدة:</strong> لفرق مكة المكرمة والمدينة المنورة والباحة.</li>
  <li><strong>الدمام:</strong> لفرق المنطقة الشرقية.</li>
  <li><strong>تبوك:</strong> لفرق تبوك والجوف والحدود الشمالية.</li>
  <li><strong>أبها:</strong> لفرق عسير وجازان ونجران.</li>
</ul>
<p>تُحدَّد المنطقة عند التسجيل بحسب مدرسة الفريق. ومن شقّ عليه السفر إلى لقاء منطقته فليكتب إلينا قبل إغلاق التسجيل، ونبحث معه عن أقرب لقاء.</p>
<h2>كيف تتأهل</h2>
<p>يتأهل إلى النهائي الوطني من «التحدي» و«التحدي التقني» فريق من كل ثمانية فرق حضرت اللقاء المناطقي، وثلاثة على الأقل من كل لقاء. ولا تأهّل في «المستكشفون» و«الاكتشاف»: لكل فريق مهرجانه وجائزته في منطقته.</p>
<h2>ما الذي تشمله الرسوم</h2>
<ul>
  <li>مقعد الفريق في لقاء منطقته، وفي النهائي الوطني إن تأهل.</li>
  <li>شهادة مشاركة لكل عضو، وشارة دخول لكل مدرب.</li>
  <li>لا تشمل الرسوم حقائب الروبوت ولا السفر ولا السكن.</li>
</ul>`;

export const howItRunsEn = `
<h2>How the season runs</h2>
<ol>
  <li><strong>The reveal.</strong> Registration opens, and everyone sees the theme and the missions on the same day.</li>
  <li><strong>Building.</strong> Teams work at their schools and clubs; coaches meet online every Tuesday evening.</li>
  <li><strong>Registration closes.</strong> After that, we publish the team lists and the timetables of the events.</li>
  <li><strong>Regional events.</strong> One day each, from eight in the morning to the closing ceremony.</li>
  <li><strong>The national final in Riyadh.</strong> Three days with qualified teams from every region.</li>
</ol>
<h2>Where your region plays</h2>
<ul>
  <li><strong>Riyadh</strong> for teams from Riyadh, Qassim and Hail.</li>
  <li><strong>Jeddah</strong> for teams from Makkah, Madinah and Al Bahah.</li>
  <li><strong>Dammam</strong> for teams from the Eastern Province.</li>
  <li><strong>Tabuk</strong> for teams from Tabuk, Al Jawf and the Northern Borders.</li>
  <li><strong>Abha</strong> for teams from Aseer, Jazan and Najran.</li>
</ul>
<p>Your region is the region of the team's school, which you give when you register. If your event is too far away, write to us before registration closes and we will look for a nearer one together.</p>
<h2>How to qualify</h2>
<p>In Challenge and Tech Challenge, one team in eight (and at least three) goes on from each regional event to the national final. Explore and Discover have no qualifiers: every team has its festival, and its award, in its own region.</p>
<h2>What the fee covers</h2>
<ul>
  <li>The team's place at its regional event, and at the national final if it qualifies.</li>
  <li>A certificate for every member and a badge for every coach.</li>
  <li>It does not cover kits, travel or accommodation.</li>
</ul>`;
