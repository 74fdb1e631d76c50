/**
 * Redirects from correctly spelt addresses, which people type and search engines guess, to the specification's ones.
 * The query is kept. Parameters keep their names.
 */
export const redirects = {
  '/sign-in': '/signin',
  '/login': '/signin',
  '/sign-up': '/signup',
  '/register': '/signup',
  '/profile/transactions': '/profile/transections',
  '/team-registration': '/teams-registeration/',
  '/teams-registration': '/teams-registeration/',
  '/team-registeration': '/teams-registeration/',
  '/competition/:competitionId': '/competion/:competitionId',
  '/competition-wro-2024': '/competion-wro-2024/',
  '/shop': '/shops/',
  '/training-centers': '/regions/',
  '/about': '/about-us/',
  '/contact': '/contact-us/',
  '/privacy': '/privacy-policy/',
  '/terms': '/terms-conditions/',
  '/terms-and-conditions': '/terms-conditions/',
  '/admin': '/admin/dashboard/',
  '/admin/signin': '/admin/auth/signin',
  '/admin/competitions': '/admin/competions/',
  // Addresses without their last part
  '/seasons': '/',
  '/competion': '/',
  '/competition': '/',
  '/resultes': '/',
  '/results': '/',
  '/community/forums': '/community/',
} as const satisfies Record<string, string>;
