/** A liked post, as sent by the API. */
export type Likeable = { _id: string; likes: readonly string[]; likes_count: number };

/** The likes of a post from one person's view. */
export type Likes = { liked: boolean; count: number };

/** @param me the person's id; undefined for a guest, and until the session is known */
export const likesOf = (post: Likeable, me?: string): Likes => ({
  liked: me !== undefined && post.likes.includes(me),
  count: post.likes_count,
});

/** The state shown right after a click, before the server answers. */
export const pressed = ({ liked, count }: Likes): Likes => ({
  liked: !liked,
  count: liked ? Math.max(0, count - 1) : count + 1,
});
