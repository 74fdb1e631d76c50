/** A reason not to start that the operator can fix: its message is the one sentence printed before exit code 1. */
export class StartError extends Error {
  override name = 'StartError';
}
