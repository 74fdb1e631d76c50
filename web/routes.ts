import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { resourceRoutes } from './admin/routes.ts';
import { redirects } from './app/redirects.ts';

/**
 * Every page of the portal. The addresses come from the specification (public spec, section 2); `paths.ts` links to
 * them.
 */
export default [
  layout('public/layout/PublicLayout.tsx', [
    index('public/home/HomePage.tsx'),
    route('signin', 'public/sign-in/SignInPage.tsx'),
    route('signup', 'public/sign-up/SignUpPage.tsx'),
    route('seasons/:slug', 'public/season/SeasonPage.tsx'),
    route('seasons/:id/preview', 'public/season/SeasonPreviewPage.tsx'),
    route('competion-wro-2024', 'public/season/SeasonPage.tsx', { id: 'season-wro-2024' }),
    route('competion/:competitionId', 'public/competition/CompetitionPage.tsx'),
    route('competion/:competitionId/preview', 'public/competition/CompetitionPreviewPage.tsx'),
    route('resultes/:seasonId', 'public/results/ResultsPage.tsx'),
    route('results/:seasonId', 'public/results/ResultsPage.tsx', { id: 'results-well-spelt' }),
    route('certificates', 'public/certificates/CertificatePage.tsx', { id: 'certificate-form' }),
    route('certificates/:serial', 'public/certificates/CertificatePage.tsx'),
    route('gallery', 'public/gallery/GalleryPage.tsx'),
    route('about-us', 'public/about/AboutPage.tsx'),
    route('contact-us', 'public/contact/ContactPage.tsx'),
    route('moetalent', 'public/talents/TalentPage.tsx'),
    route('privacy-policy', 'public/static/PrivacyPage.tsx'),
    route('terms-conditions', 'public/static/TermsPage.tsx'),
    route('shops', 'public/shops/ShopsPage.tsx'),
    route('courses', 'public/courses/CoursesPage.tsx'),
    route('regions', 'public/centres/CentresPage.tsx'),
    route('community', 'public/community/ForumPage.tsx'),
    route('community/forums/:date/:slug', 'public/community/TopicPage.tsx'),
    route('entity-request', 'account/entity/EntityRequestPage.tsx'),
    route('membership-request', 'account/membership/RequestPage.tsx'),
    route('404/not-found', 'account/payment/NotPaidPage.tsx'),
    route('*', 'public/not-found/NotFoundPage.tsx'),
  ]),
  // Any signed-in person
  layout('account/layout/AccountLayout.tsx', [
    route('profile', 'account/profile/ProfilePage.tsx'),
    route('profile/data', 'account/personal-data/PersonalDataPage.tsx'),
    route('profile/transections', 'account/transactions/TransactionsPage.tsx'),
    route('profile/team/:teamId', 'account/team/TeamPage.tsx', [
      index('account/team/TeamOverview.tsx'),
      route('members', 'account/team/TeamPeople.tsx'),
      route('matches', 'account/team/TeamMatches.tsx'),
      route('transactions', 'account/team/TeamTransactions.tsx'),
      route('certification', 'account/team/TeamCertification.tsx'),
      route('submissions', 'account/team/TeamSubmissions.tsx'),
    ]),
    route('my-teams', 'account/my-teams/MyTeamsPage.tsx'),
    route('community/add-new', 'public/community/NewTopicPage.tsx'),
    // Only those who may pay; a guest is redirected back here after signing in, not home
    route('payment/telr', 'account/payment/PaymentPage.tsx'),
    route('payment/v2/telr/:teamId/:token/:status', 'account/payment/PaymentReturnPage.tsx'),
  ]),
  // Those who may register teams
  layout('account/layout/RegistrationLayout.tsx', [
    route('teams-registeration', 'account/registration/RegistrationPage.tsx'),
  ]),
  // The back-office
  route('admin/auth/signin', 'admin/sign-in/AdminSignInPage.tsx'),
  layout('admin/layout/AdminLayout.tsx', [
    layout('admin/layout/ErrorFrame.tsx', [
      route('admin/not-allowed', 'admin/layout/NotAllowedPage.tsx'),
      ...resourceRoutes,
    ]),
  ]),

  // Every part of the kit in every state; only in development.
  ...(process.env.NODE_ENV === 'development' ? [route('kit', 'kit/showcase/KitPage.tsx')] : []),
  ...Object.keys(redirects).map((address) => route(address, 'app/redirect.ts', { id: `redirect${address}` })),
] satisfies RouteConfig;
