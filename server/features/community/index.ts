export { banOf, presentBan } from './bans.ts';
export { cleanBody, previewOf } from './clean-post.ts';
export { forumData } from './personal-data.ts';
export { communityRoutes } from './routes.ts';
export { moderationJob, sendModeration } from './send-moderation.ts';
export { slugOf } from './slug.ts';
export * from './table.ts';
export { topicShown } from './topics.ts';
