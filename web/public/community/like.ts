/** What is liked, as the wire tells it. */
export type Likeable = { _id: string; likes: readonly string[]; likes_count: number };

/** The likes of a post as one person sees them. */
export type Likes = { liked: boolean; count: number };

/** @param me the person's id; undefined for a guest, and until the browser knows who is looking */
export const likesOf = (post: Likeable, me?: string): Likes => ({
  liked: me !== undefined && post.likes.includes(me),
  count: post.likes_count,
});

/** What a press shows at once, before the server has answered. */
export const pressed = ({ liked, count }: Likes): Likes => ({
  liked: !liked,
  count: liked ? Math.max(0, count - 1) : count + 1,
});
