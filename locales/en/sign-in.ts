/** Signing in: the portal's page, the back-office's page, and the window of the identity provider. */
export default {
  title: 'Sign in',
  description: 'Sign in with your membership ID, your email or STEB to register teams and follow them.',
  lead: 'Register teams, pay, and follow your season.',
  /** Why sign-in is needed, for pages that redirect to it. */
  leadTo: {
    team: 'Sign in to see the page of this team.',
    payment: 'Sign in to see what became of the payment.',
    registration: 'Sign in to register a team.',
  },
  identifier: 'Membership ID or email',
  password: 'Password',
  submit: 'Login',
  forgot: 'Forgot your password?',
  verify: 'Verify at STEB',
  verified: {
    title: 'Welcome back from STEB',
    text: 'Your account is verified. One more press and you are in.',
    go: 'Continue with STEB',
  },
  or: 'or',
  steb: 'Login with STEB',
  why: 'Why do I need a STEB account?',
  newHere: 'New here?',
  createAccount: 'Create an account',
  popup: {
    open: 'Sign in using the STEB window. This page will then continue automatically.',
    show: 'Show the STEB window',
    checking: 'Signing you in…',
    blocked:
      'Your browser did not open the STEB window. Allow pop-up windows for this site and press the button again, or sign in with your password above.',
    closed: 'The STEB window was closed before you signed in. Press the button to open it again.',
  },
  info: {
    title: 'Why a STEB account?',
    text: 'STEB is the register of students, coaches and schools that the national programmes use. The portal does not keep a password of its own.',
    one: 'One account everywhere',
    oneText: 'The same membership ID opens the portal, the courses and the store.',
    safe: 'People are who they say they are',
    safeText: 'Coaches and members are added to a team by membership ID, under the name that STEB holds.',
    kept: 'Your achievements stay yours',
    keptText: 'Your teams and results follow you from season to season, whichever school you go to.',
    account: 'Open my STEB account',
  },
  aside: {
    title: 'Your team is at the start line',
    text: 'Registering takes about ten minutes. What you enter is kept until you come back.',
  },
  admin: {
    title: 'Back-office sign-in',
    lead: 'For the people who run the season.',
    toPortal: 'Go to the portal',
  },
};
