/** Signing in: the portal's page, the back-office's page, and the window of the identity provider. */
export default {
  title: 'Sign in',
  description: 'Sign in with your membership ID, your e-mail or STEB, to register teams and follow them.',
  lead: 'Register teams, pay, and follow your season.',
  identifier: 'Membership ID or email',
  password: 'Password',
  submit: 'Login',
  forgot: 'Forgot your password?',
  verify: 'Verify at STEB',
  verified: {
    title: 'Welcome back from STEB',
    text: 'Your account is verified there. One press, and you are in.',
    go: 'Continue with STEB',
  },
  or: 'or',
  steb: 'Login with STEB',
  why: 'Why do I need a STEB account?',
  newHere: 'New here?',
  createAccount: 'Create an account',
  popup: {
    open: 'Sign in in the STEB window. This page goes on by itself.',
    show: 'Show the STEB window',
    checking: 'Signing you in…',
    blocked:
      'Your browser did not open the STEB window. Allow pop-up windows for this site and press the button again, or sign in with your password above.',
    closed: 'The STEB window was closed before you had signed in. Press the button to open it again.',
  },
  info: {
    title: 'Why a STEB account?',
    text: 'STEB is the register of students, coaches and schools with which the national programmes work. The portal keeps no password of its own.',
    one: 'One account everywhere',
    oneText: 'The same membership ID opens the portal, the courses and the store.',
    safe: 'People are who they say',
    safeText: 'Coaches and members are added to a team by their membership ID, with the name that STEB knows.',
    kept: 'What you achieve stays yours',
    keptText: 'Teams, results and certificates follow you from season to season, whatever school you are in.',
    account: 'Open my STEB account',
  },
  aside: {
    title: 'Your team is at the start line',
    text: 'Ten minutes are enough to register it. What you begin is kept until you come back.',
  },
  admin: {
    title: 'Back-office sign-in',
    lead: 'For the team of the season.',
    toPortal: 'To the portal',
  },
};
