/** The small public pages: privacy and terms. */
export default {
  empty: 'This text will be published here soon. Write to us if you have a question.',
  privacy: { title: 'Privacy policy', lead: 'What we keep about you, why, and for how long.' },
  terms: { title: 'Terms and conditions', lead: 'The rules for registering a team and paying for it.' },
};
