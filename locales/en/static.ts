/** The small public pages: privacy, terms and training centres. */
export default {
  privacy: { title: 'Privacy policy', lead: 'What we keep about you, why, and for how long.' },
  terms: { title: 'Terms and conditions', lead: 'What holds when you register a team and pay for it.' },
  centres: {
    title: 'Training centres',
    lead: 'Training is offered in every one of the 13 regions of the Kingdom.',
    regions: 'The regions',
    ask: 'Would you like to train near your school? Write to us with your region, and we name the nearest centre.',
  },
};
