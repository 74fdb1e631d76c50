/** The small public pages: privacy and terms. */
export default {
  privacy: { title: 'Privacy policy', lead: 'What we keep about you, why, and for how long.' },
  terms: { title: 'Terms and conditions', lead: 'The rules for registering a team and paying for it.' },
};
