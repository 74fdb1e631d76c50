import type { Papers } from '../papers.ts';

export const roboSportsPapers: Papers = {
  en: {
    rules: [
      {
        heading: 'The team',
        items: [
          'Two or three members aged 11 to 19, a coach, and two robots.',
          'The teams shake hands before and after the match.',
        ],
      },
      {
        heading: 'The robots',
        items: [
          'Each measures no more than 200 × 200 × 200 mm before the start, and may expand after it.',
          'Controllers, motors, sensors and cameras of any make; each robot carries its own.',
          'A team’s two robots may communicate with each other and with nothing else.',
          'They push or throw balls and never hold more than three at a time.',
        ],
      },
      {
        heading: 'The field',
        items: [
          'A table with two halves and a centre line; walls all around.',
          'White balls shared out evenly, and one orange ball whose position is drawn.',
        ],
      },
      {
        heading: 'A game',
        items: [
          'Two minutes. Robots stop when no balls are left in their half or the whistle blows.',
          'The team with fewer balls in its half wins. The orange ball counts double.',
          'A robot that crosses the centre line loses the game. A robot that is touched is out of it.',
          'A match is the best of three games.',
        ],
      },
      {
        heading: 'The tournament',
        items: [
          'Eight group matches: twelve points for a win, six for a draw, and one for each ball of difference, up to three.',
          'The winner of each group goes on to the knockout rounds.',
        ],
      },
    ],
    sheet: {
      title: 'Match sheet',
      lead: 'For referees: count aloud, write, and let both captains sign.',
      fields: ['Team A', 'Team B', 'Match', 'Signed'],
      boxes: ['Game 1', 'Game 2', 'Game 3'],
      groups: [
        {
          title: 'Team A',
          lines: [['White balls in its half'], ['Orange ball in its half (counts 2)'], ['Crossed the line']],
        },
        {
          title: 'Team B',
          lines: [['White balls in its half'], ['Orange ball in its half (counts 2)'], ['Crossed the line']],
        },
        { title: 'The game', lines: [['Won by'], ['Difference']] },
      ],
    },
  },
  ar: {
    rules: [
      {
        heading: 'الفريق',
        items: ['عضوان أو ثلاثة بين 11 و19 سنة، ومدرب، وروبوتان.', 'يتصافح الفريقان قبل المباراة وبعدها.'],
      },
      {
        heading: 'الروبوتان',
        items: [
          'لا تتجاوز أبعاد كل منهما 200 × 200 × 200 ملم قبل الانطلاق، ولهما أن يكبرا بعده.',
          'وحدات تحكم ومحركات وحساسات وكاميرات من أي مصنع، ولكل روبوت ما يخصه.',
          'لروبوتي الفريق أن يتخاطبا، ولا يخاطبان غيرهما.',
          'يدفعان الكرات أو يقذفانها، ولا يمسك أحدهما أكثر من ثلاث معًا.',
        ],
      },
      {
        heading: 'الملعب',
        items: [
          'طاولة من نصفين يفصلهما خط، ومن حولها جدران.',
          'كرات بيضاء موزعة بالتساوي، وكرة برتقالية واحدة يُسحب موضعها.',
        ],
      },
      {
        heading: 'الشوط',
        items: [
          'دقيقتان. وتتوقف الروبوتات حين لا تبقى كرة في نصفها أو تنطلق الصافرة.',
          'الفائز من بقي في نصفه عدد أقل. وتُحسب البرتقالية باثنتين.',
          'من عبر روبوته خط المنتصف خسر الشوط؛ ومن لُمس روبوته بقي خارجه.',
          'المباراة بأفضل من ثلاثة أشواط.',
        ],
      },
      {
        heading: 'البطولة',
        items: [
          'ثماني مباريات في المجموعات: اثنتا عشرة نقطة للفوز، وست للتعادل، ونقطة لكل كرة من الفارق حتى ثلاث.',
          'ينتقل أوائل المجموعات إلى أدوار خروج المغلوب.',
        ],
      },
    ],
    sheet: {
      title: 'ورقة المباراة',
      lead: 'للحكام: عُدّ بصوت مسموع، واكتب، وليوقّع القائدان.',
      fields: ['الفريق أ', 'الفريق ب', 'المباراة', 'التوقيع'],
      boxes: ['شوط 1', 'شوط 2', 'شوط 3'],
      groups: [
        { title: 'الفريق أ', lines: [['كرات بيضاء في نصفه'], ['الكرة البرتقالية في نصفه (باثنتين)'], ['عبر الخط']] },
        { title: 'الفريق ب', lines: [['كرات بيضاء في نصفه'], ['الكرة البرتقالية في نصفه (باثنتين)'], ['عبر الخط']] },
        { title: 'الشوط', lines: [['الفائز'], ['الفارق']] },
      ],
    },
  },
};
