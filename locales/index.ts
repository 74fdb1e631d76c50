import type { Words } from './words.ts';

/**
 * The namespaces of texts: one line for each file of `locales/en`; `locales/ar` has the same files.
 * A screen reads one with `useWords('layout')` and declares it in the `handle` of its route.
 */
export type Dictionary = {
  common: typeof import('./en/common.ts').default;
  kit: typeof import('./en/kit.ts').default;
  layout: typeof import('./en/layout.ts').default;
  errors: typeof import('./en/errors.ts').default;
  fields: typeof import('./en/fields.ts').default;
  'sign-in': typeof import('./en/sign-in.ts').default;
  'sign-up': typeof import('./en/sign-up.ts').default;
  home: typeof import('./en/home.ts').default;
  gallery: typeof import('./en/gallery.ts').default;
  about: typeof import('./en/about.ts').default;
  static: typeof import('./en/static.ts').default;
  profile: typeof import('./en/profile.ts').default;
  'my-teams': typeof import('./en/my-teams.ts').default;
  transactions: typeof import('./en/transactions.ts').default;
  certificates: typeof import('./en/certificates.ts').default;
  team: typeof import('./en/team.ts').default;
  'team-fields': typeof import('./en/team-fields.ts').default;
  scores: typeof import('./en/scores.ts').default;
  admin: typeof import('./en/admin.ts').default;
  'admin-dashboard': typeof import('./en/admin-dashboard.ts').default;
  'admin-teams': typeof import('./en/admin-teams.ts').default;
  'admin-team': typeof import('./en/admin-team.ts').default;
  'admin-canned-replies': typeof import('./en/admin-canned-replies.ts').default;
  'admin-contact': typeof import('./en/admin-contact.ts').default;
  'admin-faqs': typeof import('./en/admin-faqs.ts').default;
  'admin-seasons': typeof import('./en/admin-seasons.ts').default;
  'admin-competitions': typeof import('./en/admin-competitions.ts').default;
  'admin-competition-files': typeof import('./en/admin-competition-files.ts').default;
  'admin-partners': typeof import('./en/admin-partners.ts').default;
  'admin-trainings': typeof import('./en/admin-trainings.ts').default;
  'admin-gallery': typeof import('./en/admin-gallery.ts').default;
  'admin-users': typeof import('./en/admin-users.ts').default;
  'admin-members': typeof import('./en/admin-members.ts').default;
  'admin-admins': typeof import('./en/admin-admins.ts').default;
  'admin-community': typeof import('./en/admin-community.ts').default;
  'admin-community-categories': typeof import('./en/admin-community-categories.ts').default;
  'admin-profile': typeof import('./en/admin-profile.ts').default;
  'admin-talents': typeof import('./en/admin-talents.ts').default;
  'admin-takes-teams': typeof import('./en/admin-takes-teams.ts').default;
  'admin-results': typeof import('./en/admin-results.ts').default;
  'admin-log': typeof import('./en/admin-log.ts').default;
  'admin-result-imports': typeof import('./en/admin-result-imports.ts').default;
  'admin-settings': typeof import('./en/admin-settings.ts').default;
  'admin-deletion-requests': typeof import('./en/admin-deletion-requests.ts').default;
  'personal-data': typeof import('./en/personal-data.ts').default;
  season: typeof import('./en/season.ts').default;
  milestones: typeof import('./en/milestones.ts').default;
  'take-part': typeof import('./en/take-part.ts').default;
  competition: typeof import('./en/competition.ts').default;
  results: typeof import('./en/results.ts').default;
  entity: typeof import('./en/entity.ts').default;
  asked: typeof import('./en/asked.ts').default;
  members: typeof import('./en/members.ts').default;
  withdrawal: typeof import('./en/withdrawal.ts').default;
  'look-up': typeof import('./en/look-up.ts').default;
  registration: typeof import('./en/registration.ts').default;
  payment: typeof import('./en/payment.ts').default;
  contact: typeof import('./en/contact.ts').default;
  talents: typeof import('./en/talents.ts').default;
  community: typeof import('./en/community.ts').default;
  editor: typeof import('./en/editor.ts').default;
  centres: typeof import('./en/centres.ts').default;
  catalogue: typeof import('./en/catalogue.ts').default;
};

export type Namespace = keyof Dictionary;

/** The words of one namespace in any language. */
export type WordsOf<N extends Namespace> = Words<Dictionary[N]>;
