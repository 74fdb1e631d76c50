/**
 * The calls that sign people in and up. They are loaded when a form is sent, not with the page: the contract's schemas
 * are the larger part of the form.
 */
export async function sessionCalls() {
  const [{ call }, endpoints] = await Promise.all([
    import('#web/lib/api.ts'),
    import('#contract/endpoints/session.ts'),
  ]);
  return { call, ...endpoints };
}
