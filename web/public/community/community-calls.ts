/** The forum's calls for user actions: loaded on use, so that readers do not load them. */
export async function communityCalls() {
  const [{ call }, endpoints] = await Promise.all([
    import('#web/lib/api.ts'),
    import('#contract/endpoints/community.ts'),
  ]);
  return { call, ...endpoints };
}
