import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { User } from '../entities.ts';
import { accountName, email, membershipId, password, phoneNumber, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/** An access token of the identity provider: visible ASCII, so that it fits an `Authorization` header (RFC 9110). */
const providerToken = () => requiredText(limits.tokenMax).pipe(z.string().regex(/^[!-~]+$/, 'invalid'));

const signedIn = z.object({
  success,
  msg: z.string(),
  user: User,
});

/** Signing in with a password. The session token is in the `Authorization` header of the answer. */
export const addUser = endpoint({
  method: 'POST',
  path: '/api/adduser',
  access: 'public',
  summary: 'Sign in with a membership ID or e-mail and a password',
  body: z.object({
    national_id: accountName(),
    password: password(),
    loginType: z.enum(['email', 'national_id']).optional().catch(undefined),
  }),
  asSent: ['password'],
  answer: signedIn,
  missing: 'sign_in_fields_empty',
  rate: rates.signIn,
  tooOften: 'sign_in_too_often',
  errors: [
    'sign_in_fields_empty',
    'sign_in_failed',
    'sign_in_unverified',
    'sign_in_inactive',
    'sign_in_too_often',
    'sign_in_blocked',
    'sign_in_unavailable',
  ],
});

/**
 * Signs in with the message of the provider's popup. Only its access token is used, after the provider has confirmed
 * it.
 */
export const stebSignIn = endpoint({
  method: 'POST',
  path: '/api/steb',
  access: 'public',
  summary: "Sign in with the identity provider's popup",
  body: z.object({ data: z.object({ user: z.unknown(), token: providerToken() }) }),
  answer: signedIn,
  rate: rates.signIn,
  tooOften: 'sign_in_too_often',
  errors: ['sign_in_failed', 'token_spent', 'sign_in_too_often', 'sign_in_blocked', 'sign_in_unavailable'],
});

/** Redeems a token of the identity provider, once. Sets no cookie. */
export const loginSeason = endpoint({
  method: 'GET',
  path: '/api/loginseason',
  access: 'public',
  summary: 'Redeem a token of the identity provider for a session, once',
  query: z.object({ token: providerToken(), type: z.string().optional() }),
  answer: z.object({ success, user: z.object({ jwt: z.string(), user: z.array(User) }) }),
  rate: rates.signIn,
  tooOften: 'sign_in_too_often',
  errors: ['sign_in_failed', 'token_spent', 'sign_in_too_often', 'sign_in_blocked', 'sign_in_unavailable'],
  changesState: true,
});

export const getUser = endpoint({
  method: 'POST',
  path: '/api/getuser',
  access: 'signedIn',
  summary: 'Who is signed in',
  answer: z.object({ success, user: User }),
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/signout',
  access: 'public',
  summary: 'End the session',
  answer: z.object({ success, msg: z.string() }),
  rate: rates.signOut,
});

const bothPasswords = z.object({ password: z.string().min(1), c_password: z.string().min(1) });

/** Sign-up offers Student (0) or Coach (1). A coach is told to verify at the provider and gets no session yet. */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/signup',
  access: 'public',
  summary: 'Create an account at the identity provider',
  body: z
    .object({
      type: z.union([z.literal(0), z.literal(1)], { error: 'not_offered' }),
      name: requiredText(120).min(2, 'too_short'),
      email: email(),
      national_id: membershipId(),
      phone_number: phoneNumber(),
      password: password().min(limits.passwordMin, 'password_short'),
      c_password: z.string({ error: 'required' }).min(1, 'required'),
    })
    .refine((form) => form.password === form.c_password, {
      path: ['c_password'],
      error: 'password_mismatch',
      // Checked even if another field is missing, so that all errors are shown at once.
      when: ({ value }) => bothPasswords.safeParse(value).success,
    }),
  asSent: ['password', 'c_password'],
  answer: z.object({
    success,
    msg: z.string(),
    user: User.optional(),
    verify_url: z.string().optional().describe('Where a coach verifies the account'),
  }),
  rate: rates.signUp,
  errors: [
    'missing_fields',
    'password_mismatch',
    'account_taken',
    'sign_up_refused',
    'sign_up_unavailable',
    'sign_in_too_often',
  ],
});
