/** The small public pages: about, privacy, terms, store, courses and training centres. */
export default {
  about: {
    title: 'Who We Are',
    lead: 'The national robotics season of Saudi Arabia: from the first brick on a school table to the podium.',
    story:
      'Every year, school teams across the 13 regions design, build and program robots, meet in qualifications, and the best of them stand for the Kingdom abroad. We run the competitions, train the coaches and look after every team on its way.',
    values: 'What we stand for',
    diversity: 'Diversity',
    diversityText: 'Girls and boys, cities and villages, every age from first grade on.',
    passion: 'Passion',
    passionText: 'We learn most from what we love to build.',
    empowerment: 'Empowerment',
    empowermentText: 'Children decide, design and present; adults hold the ladder.',
    teamwork: 'Teamwork',
    teamworkText: 'A robot is built by many hands, and won with by all of them.',
    innovation: 'Innovation',
    innovationText: 'Each season asks a real question and takes the answers seriously.',
  },
  privacy: { title: 'Privacy policy', lead: 'What we keep about you, why, and for how long.' },
  terms: { title: 'Terms and conditions', lead: 'What holds when you register a team and pay for it.' },
  shops: {
    title: 'Store',
    lead: 'Robot kits, mats and spare parts for every competition of the season.',
    text: 'The products are sold by the academy, our partner for equipment. Its store shows what is in stock and what it costs.',
    go: 'Shop Now',
  },
  courses: {
    title: 'Courses',
    lead: 'For coaches who start from nothing, and for teams that want to go further.',
    text: 'Courses are held by the academy: building, programming, judging and coaching, in Arabic and English.',
    go: 'Go to ASR',
  },
  centres: {
    title: 'Training centres',
    lead: 'Training is offered in every one of the 13 regions of the Kingdom.',
    regions: 'The regions',
    ask: 'Would you like to train near your school? Write to us with your region, and we name the nearest centre.',
  },
};
