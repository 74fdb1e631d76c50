/**
 * All addresses of the portal (public spec, section 2; back-office spec, section 2). Screens link with these and never
 * write an address by hand. Misspellings and trailing slashes come from the specification; every address is served with
 * and without its trailing slash. Parameters that come from users are encoded here.
 */

import type { Language } from '#contract/languages.ts';
import type { TeamTab } from '#domain/team-tabs.ts';

/** The query of an address; what is empty is left out. */
export const query = (values: Record<string, string | number | boolean | undefined>) => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return given.length > 0 ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
};
const part = encodeURIComponent;

export const paths = {
  home: () => '/',
  /**
   * Where a guest who requested a registration route is sent, with the season and category; the token only makes the
   * address unique.
   */
  homeWithToken: (options: { token: string; redirect?: string }) => `/${query(options)}`,

  signIn: (options: { redirect?: string } = {}) => `/signin${query(options)}`,
  signUp: (options: { redirect?: string } = {}) => `/signup${query(options)}`,
  adminSignIn: () => '/admin/auth/signin',

  /** With a team, the dialog opened by the payment status names it. */
  profile: (options: { payment_status?: true; team_id?: string } = {}) =>
    options.payment_status ? `/profile/${query(options)}` : '/profile',
  transactions: (options: { page?: number } = {}) => `/profile/transections${query(options)}`,
  personalData: () => '/profile/data',
  /** A team's page at its overview, or at another of its tabs. */
  team: (teamId: string, tab?: TeamTab, options: { page?: number } = {}) =>
    `/profile/team/${part(teamId)}${tab && tab !== 'overview' ? `/${tab}` : ''}${query(options)}`,
  myTeams: (options: { season?: string; page?: number } = {}) => `/my-teams/${query(options)}`,
  registration: (options: { season_id?: string; competion_id?: string } = {}) =>
    `/teams-registeration/${query(options)}`,
  payment: (teamId: string) => `/payment/telr${query({ team_id: teamId })}`,

  season: (slug: string) => `/seasons/${part(slug)}/`,
  /** A season's page as it will be, for the office alone. */
  seasonPreview: (id: string) => `/seasons/${part(id)}/preview`,
  /** The part of a season's page that explains how people who may not register teams take part. */
  takePart: (slug: string) => `/seasons/${part(slug)}/#take-part`,
  /** Where a signed-in person is sent who may not register teams. */
  notAllowedToRegister: () => '/seasons/first-2025/',
  competition: (competitionId: string) => `/competion/${part(competitionId)}`,
  /** The same as it will be once it is shown, for the office. */
  competitionPreview: (competitionId: string) => `/competion/${part(competitionId)}/preview`,
  results: (seasonId: string, options: { competion?: string; agelevel?: string; q?: string; page?: number } = {}) =>
    `/resultes/${part(seasonId)}/${query(options)}`,

  certificates: () => '/certificates',
  certificate: (serial: string) => `/certificates/${part(serial)}`,

  /** A calendar file: all dates of a season by its slug, or one date by its id. */
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
  /** @param createdAt ISO 8601; its UTC day is part of the address */
  topic: (createdAt: string, slug: string, options: { page?: number } = {}) =>
    `/community/forums/${createdAt.slice(0, 10)}/${part(slug)}${query(options)}`,

  /** With a team, the page shows the payment's result to those who may see payments. */
  notFound: (options: { team_id?: string } = {}) => `/404/not-found/${query(options)}`,

  /** Of a topic or a comment. */
  moderatePost: (id: string) => `/admin/community/${part(id)}/view`,
  adminDashboard: () => '/admin/dashboard/',
  adminTeams: () => '/admin/teams',
  adminNotAllowed: () => '/admin/not-allowed/',
} as const;
