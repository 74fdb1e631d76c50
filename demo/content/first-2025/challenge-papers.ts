import type { Papers } from '../papers.ts';

export const challengePapers: Papers = {
  en: {
    rules: [
      {
        heading: 'The team',
        items: [
          'Two to ten students aged 9 to 16, with two coaches.',
          'Students do all the building, programming, research and speaking.',
          'Two technicians stand at the table at a time; they may change during a match.',
        ],
      },
      {
        heading: 'The robot',
        items: [
          'One controller and no more than four motors in a match; sensors of any permitted kind and number.',
          'Robot and attachments fit into the two launch areas, no higher than 30.5 cm.',
          'It works on its own. Remote controls and wireless connections are off during a match.',
          'Students may touch it freely in the launch area. Outside it, each touch costs a precision token.',
        ],
      },
      {
        heading: 'The robot game',
        items: [
          'Three matches of two and a half minutes. The best one counts; the others break ties.',
          'What counts is how things stand on the table at the end, and what the referee saw during the match.',
          'Missions may be solved in any order. Once both sides have signed the score sheet, it is final.',
        ],
      },
      {
        heading: 'In front of the judges',
        items: [
          'Thirty minutes in one session: innovation project, robot design, core values.',
          'Five minutes to present each of the first two; the rest of the time is for questions.',
          'Bring the robot, the code (printed or on a screen) and whatever shows how you got there.',
        ],
      },
      {
        heading: 'How places are decided',
        items: [
          'Robot game, innovation project, robot design and core values count for a quarter each.',
          'Core values show all day: at the table, in the pits and in the stands.',
        ],
      },
    ],
    sheet: {
      title: 'Judging and score sheet',
      lead: 'One sheet for each team. Write what you saw beside every mark below half.',
      fields: ['Team', 'Team ID', 'Judges', 'Matches: 1 / 2 / 3'],
      boxes: ['Points'],
      total: 100,
      groups: [
        { title: 'Robot game', lines: [['Best of three matches, as a share of the best of the day', 25]] },
        {
          title: 'Innovation project',
          lines: [
            ['Names a real problem, and asked the people who face it', 8],
            ['Found a solution, tried it and made it better', 9],
            ['Presents it so that others want it', 8],
          ],
        },
        {
          title: 'Robot design',
          lines: [
            ['A plan for the missions, and reasons for it', 8],
            ['Building and code that work again and again', 9],
            ['Tests, changes, and what they taught the team', 8],
          ],
        },
        {
          title: 'Core values',
          lines: [
            ['Discovery and innovation', 8],
            ['Teamwork and inclusion', 9],
            ['Impact and fun', 8],
          ],
        },
      ],
    },
  },
  ar: {
    rules: [
      {
        heading: 'الفريق',
        items: [
          'من طالبين إلى عشرة طلاب بين 9 و16 سنة، مع مدربَين اثنين.',
          'البناء والبرمجة والبحث والكلام كلها من عمل الطلاب.',
          'يقف عند الطاولة لاعبان في كل مرة، ويجوز تبديلهما أثناء المباراة.',
        ],
      },
      {
        heading: 'الروبوت',
        items: [
          'وحدة تحكم واحدة وأربعة محركات على الأكثر في المباراة؛ والحساسات المسموح بها من أي نوع وعدد.',
          'يتسع للروبوت وملحقاته منطقتا الانطلاق، بارتفاع لا يزيد على 30.5 سم.',
          'يعمل وحده. ويُغلق التحكم عن بُعد والاتصال اللاسلكي أثناء المباراة.',
          'للطالب أن يلمسه في منطقة الانطلاق كما شاء؛ أما خارجها فكل لمسة تُنقص رمزًا من رموز الدقة.',
        ],
      },
      {
        heading: 'لعبة الروبوت',
        items: [
          'ثلاث مباريات مدة كل منها دقيقتان ونصف. تُحتسب أفضلها، وبالأخريين يُفصل بين المتعادلين.',
          'العبرة بما على الطاولة عند النهاية، وبما رآه الحكم في الطريق إليها.',
          'تُنجز المهمات بأي ترتيب. ويوقّع الطرفان ورقة الدرجات، فإذا وُقّعت فهي نهائية.',
        ],
      },
      {
        heading: 'أمام المحكّمين',
        items: [
          'ثلاثون دقيقة في جلسة واحدة: المشروع الابتكاري، وتصميم الروبوت، والقيم الجوهرية.',
          'خمس دقائق لعرض كل من الأولين، وما بقي للأسئلة.',
          'أحضروا الروبوت وبرنامجه مطبوعًا أو على شاشة، وكل ما يبيّن كيف وصلتم.',
        ],
      },
      {
        heading: 'كيف تُعرف المراكز',
        items: [
          'للعبة الروبوت والمشروع الابتكاري وتصميم الروبوت والقيم الجوهرية ربع الدرجة لكل منها.',
          'تُرى القيم الجوهرية طوال اليوم: عند الطاولة وفي منطقة الفرق وفي المدرجات.',
        ],
      },
    ],
    sheet: {
      title: 'ورقة التحكيم والدرجات',
      lead: 'ورقة لكل فريق. واكتب ما رأيت إلى جانب كل درجة دون النصف.',
      fields: ['الفريق', 'رقم الفريق', 'المحكّمون', 'المباريات: 1 / 2 / 3'],
      boxes: ['الدرجة'],
      total: 100,
      groups: [
        { title: 'لعبة الروبوت', lines: [['أفضل المباريات الثلاث، نسبةً إلى أفضل نتيجة في اليوم', 25]] },
        {
          title: 'المشروع الابتكاري',
          lines: [
            ['مشكلة حقيقية سُئل عنها أهلها', 8],
            ['حل جُرّب وحُسّن', 9],
            ['عرض يجعل غيرهم يريده', 8],
          ],
        },
        {
          title: 'تصميم الروبوت',
          lines: [
            ['خطة للمهمات وأسبابها', 8],
            ['بناء وبرنامج ينجحان مرة بعد مرة', 9],
            ['تجارب وتعديلات وما تعلّمه الفريق منها', 8],
          ],
        },
        {
          title: 'القيم الجوهرية',
          lines: [
            ['الاكتشاف والابتكار', 8],
            ['العمل الجماعي والشمول', 9],
            ['الأثر والمرح', 8],
          ],
        },
      ],
    },
  },
};
