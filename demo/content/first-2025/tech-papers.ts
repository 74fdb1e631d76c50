import type { Papers } from '../papers.ts';

export const techPapers: Papers = {
  en: {
    rules: [
      {
        heading: 'The team',
        items: [
          'Up to fifteen students aged 12 to 18 with two coaches; two drivers, a human player and a student coach stand at the field.',
          'Students design, build, program and drive. Mentors teach them how, and leave the work to them.',
        ],
      },
      {
        heading: 'The robot',
        items: [
          'It starts inside a cube of 45.7 cm (18 inches) and may unfold after the start as far as the season allows.',
          'One permitted control system, one main battery, permitted motors and servos; any material that does no harm.',
          'It passes inspection before its first match, and again after every major change.',
          'The main switch, the team number and the alliance marker are visible from two metres.',
        ],
      },
      {
        heading: 'A match',
        items: [
          'Two alliances of two teams each. Thirty seconds autonomous, then two minutes driven.',
          'A robot that the referee stops for safety stays where it is until the match is over.',
          'Winning and certain tasks earn ranking points. These, not the score alone, decide the ranking.',
          'The leading teams choose their partners for the finals, which are played best of three.',
        ],
      },
      {
        heading: 'Judging',
        items: [
          'An engineering portfolio of no more than fifteen pages and a cover, handed in at check-in.',
          'A talk of five minutes with the judges, then ten minutes of questions; visits at the pit through the day.',
          'Awards for design, control, connecting, thinking, motivating, and the Inspire Award for a team that combines them all.',
        ],
      },
      {
        heading: 'Safety',
        items: [
          'Safety glasses for everyone in the pits and at the field. Closed shoes, hair tied back.',
          'Batteries are charged only at the charging table.',
        ],
      },
    ],
    sheet: {
      title: 'Portfolio judging sheet',
      lead: 'For judges: read the portfolio first, then talk to the team, then write.',
      fields: ['Team', 'Team ID', 'Judges', 'Pit'],
      boxes: ['Portfolio', 'Talk'],
      total: 100,
      groups: [
        {
          title: 'Think',
          lines: [
            ['The engineering process, including its failures', 15],
            ['Reasons backed by numbers: tests, trade-offs, calculations', 10],
          ],
        },
        {
          title: 'Design, innovate, control',
          lines: [
            ['A robot that is sound, easy to repair and original', 15],
            ['Code and sensors that make it dependable', 15],
          ],
        },
        {
          title: 'Connect and motivate',
          lines: [
            ['What they learned from engineers, and how', 10],
            ['Who they taught, and with what result', 10],
            ['A plan for season, budget and newcomers', 10],
          ],
        },
        { title: 'The talk', lines: [['Every member knows the work and can talk about it', 15]] },
      ],
    },
  },
  ar: {
    rules: [
      {
        heading: 'الفريق',
        items: [
          'حتى خمسة عشر طالبًا بين 12 و18 سنة مع مدربَين؛ ويقف عند الملعب سائقان ولاعب بشري وطالب موجّه.',
          'الطلاب يصممون ويبنون ويبرمجون ويقودون. أما المرشدون فيعلّمون الكيفية ويتركون العمل لهم.',
        ],
      },
      {
        heading: 'الروبوت',
        items: [
          'يبدأ داخل مكعب ضلعه 45.7 سم (18 بوصة)، وله أن ينبسط بعد الانطلاق بقدر ما يسمح به الموسم.',
          'نظام تحكم واحد من المسموح به، وبطارية رئيسة واحدة، ومحركات مسموح بها؛ وأي مادة لا تؤذي.',
          'يُفحص قبل مباراته الأولى، ثم بعد كل تعديل كبير.',
          'يُرى مفتاحه الرئيس ورقم فريقه وعلامة تحالفه من مترين.',
        ],
      },
      {
        heading: 'المباراة',
        items: [
          'تحالفان في كل منهما فريقان. ثلاثون ثانية من الحركة الذاتية، ثم دقيقتان من القيادة.',
          'إذا أوقف الحكم روبوتًا حرصًا على السلامة بقي مكانه حتى تنتهي المباراة.',
          'للفوز ولمهمات بعينها نقاط ترتيب؛ وبها، لا بالنتيجة وحدها، يُعرف الترتيب.',
          'يختار أصحاب الصدارة شركاءهم للنهائيات، وهي بأفضل من ثلاث مباريات.',
        ],
      },
      {
        heading: 'التحكيم',
        items: [
          'ملف هندسي لا يزيد على خمس عشرة صفحة وغلاف، يُسلَّم عند الوصول.',
          'حديث مع المحكّمين خمس دقائق، ثم عشر دقائق للأسئلة؛ وزيارات في منطقة الفرق طوال اليوم.',
          'جوائز للتصميم والتحكم والتواصل والتفكير والتحفيز، وجائزة الإلهام لمن جمعها كلها.',
        ],
      },
      {
        heading: 'السلامة',
        items: [
          'نظارات واقية لكل من في منطقة الفرق وعند الملعب، وأحذية مغلقة، وشعر مربوط.',
          'لا تُشحن البطاريات إلا على طاولة الشحن.',
        ],
      },
    ],
    sheet: {
      title: 'ورقة تحكيم الملف الهندسي',
      lead: 'للمحكّمين: اقرأ الملف أولًا، ثم حادث الفريق، ثم اكتب.',
      fields: ['الفريق', 'رقم الفريق', 'المحكّمون', 'الجناح'],
      boxes: ['الملف', 'الحديث'],
      total: 100,
      groups: [
        {
          title: 'التفكير',
          lines: [
            ['مسار العمل الهندسي بما فيه من إخفاق', 15],
            ['أسباب بالأرقام: تجارب ومفاضلات وحساب', 10],
          ],
        },
        {
          title: 'التصميم والابتكار والتحكم',
          lines: [
            ['روبوت متين يسهل إصلاحه وفيه فكرتهم', 15],
            ['برنامج وحساسات تجعله محل ثقة', 15],
          ],
        },
        {
          title: 'التواصل والتحفيز',
          lines: [
            ['ماذا تعلّموا من المهندسين وكيف', 10],
            ['من علّموا وماذا كان بعد ذلك', 10],
            ['خطة للموسم والميزانية والأعضاء الجدد', 10],
          ],
        },
        { title: 'الحديث', lines: [['كل عضو يعرف العمل ويستطيع أن يتحدث عنه', 15]] },
      ],
    },
  },
};
