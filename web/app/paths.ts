/**
 * Every address of the portal, in one place (public spec, section 2; back-office spec, section 2). A screen links with
 * these and never writes an address by hand. Misspellings and trailing slashes are the specification's; every address
 * is served with and without its last slash. A parameter that comes from people is encoded here.
 */

import type { Language } from '#contract/languages.ts';

const query = (values: Record<string, string | number | boolean | undefined>) => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return given.length > 0 ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
};
const part = encodeURIComponent;

export const paths = {
  home: () => '/',
  /** Where a guest lands who asked for a registration route, and for what; the token only makes the address new. */
  homeWithToken: (options: { token: string; redirect?: string }) => `/${query(options)}`,

  signIn: (options: { redirect?: string } = {}) => `/signin${query(options)}`,
  signUp: (options: { redirect?: string } = {}) => `/signup${query(options)}`,
  adminSignIn: () => '/admin/auth/signin',

  /** With a team, the dialog that opens by the payment's status names it. */
  profile: (options: { payment_status?: true; team_id?: string } = {}) =>
    options.payment_status ? `/profile/${query(options)}` : '/profile',
  transactions: (options: { page?: number } = {}) => `/profile/transections${query(options)}`,
  team: (teamId: string) => `/profile/team/${part(teamId)}`,
  myTeams: (options: { season?: string; page?: number } = {}) => `/my-teams/${query(options)}`,
  registration: (options: { season_id?: string; competion_id?: string } = {}) =>
    `/teams-registeration/${query(options)}`,
  payment: (teamId: string) => `/payment/telr${query({ team_id: teamId })}`,

  season: (slug: string) => `/seasons/${part(slug)}/`,
  /** Where a season's page says how those take part who register no team. */
  takePart: (slug: string) => `/seasons/${part(slug)}/#take-part`,
  /** Where a signed-in person is sent who may not register teams. */
  notAllowedToRegister: () => '/seasons/first-2025/',
  competition: (competitionId: string) => `/competion/${part(competitionId)}`,
  results: (seasonId: string, options: { competion?: string; agelevel?: string; q?: string; page?: number } = {}) =>
    `/resultes/${part(seasonId)}/${query(options)}`,

  /** A calendar file: all dates of a season by its slug, or one by its id. */
  calendar: (of: string, language: Language) => `/files/calendar/${part(of)}.${language}.ics`,

  shops: (options: { page?: number } = {}) => `/shops/${query(options)}`,
  courses: (options: { category?: string; page?: number } = {}) => `/courses/${query(options)}`,
  centres: (options: { region?: string } = {}) => `/regions/${query(options)}`,
  gallery: (options: { season?: string } = {}) => `/gallery/${query(options)}`,
  about: () => '/about-us/',
  contact: () => '/contact-us/',
  privacy: () => '/privacy-policy/',
  terms: () => '/terms-conditions/',
  talents: () => '/moetalent/',
  community: (options: { category?: string; page?: number } = {}) => `/community/${query(options)}`,
  newTopic: (options: { category?: string } = {}) => `/community/add-new/${query(options)}`,
  /** @param createdAt ISO 8601; its day in UTC is part of the address */
  topic: (createdAt: string, slug: string, options: { page?: number } = {}) =>
    `/community/forums/${createdAt.slice(0, 10)}/${part(slug)}${query(options)}`,

  /** With a team, the page tells those who may see money what became of its payment. */
  notFound: (options: { team_id?: string } = {}) => `/404/not-found/${query(options)}`,

  adminDashboard: () => '/admin/dashboard/',
  adminTeams: (options: { paid?: boolean } = {}) => `/admin/teams${query(options)}`,
} as const;
