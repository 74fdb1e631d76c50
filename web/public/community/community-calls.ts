/** The forum's calls for a click: they are loaded with it, so that those who only read do not load them. */
export async function communityCalls() {
  const [{ call }, endpoints] = await Promise.all([
    import('#web/lib/api.ts'),
    import('#contract/endpoints/community.ts'),
  ]);
  return { call, ...endpoints };
}
