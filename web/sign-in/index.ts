export { SignInForm } from './SignInForm.tsx';
export { sessionCalls, useCallsInTime } from './session-calls.ts';
export { useSignedIn } from './useSignedIn.ts';
