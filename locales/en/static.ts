/** The small public pages: privacy, terms, store, courses and training centres. */
export default {
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
