import type { ReactNode } from 'react';
import { getReportedPost, type ModeratedPost } from '#contract/endpoints/admin-community.ts';
import { paths } from '#web/app/paths.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import type { LoadedRecord } from '../kit/load-record.ts';
import type { Route } from './+types/ReportedPostPage.ts';
import { AuthorCard } from './AuthorCard.tsx';
import { isolated } from './columns.tsx';
import { Decide } from './Decide.tsx';
import { Decisions } from './Decisions.tsx';
import { Post, Reports } from './Post.tsx';
import { reportedPosts } from './resource.ts';

export const handle = { needs: getReportedPost.access, words: ['admin', 'admin-community'] } satisfies PageHandle;

export async function clientLoader({
  params: { id },
  request,
}: Route.ClientLoaderArgs): Promise<LoadedRecord<ModeratedPost>> {
  try {
    return { answer: (await call(getReportedPost, { query: { id }, signal: request.signal })).post };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // None such, or a text that is no id.
    if (error.status === 404 || error.fields.id !== undefined) return { gone: { by: undefined } };
    return { error: error.message };
  }
}

/** The page's frame, also while the post is loaded. */
function Frame({ loaded, children }: { loaded?: LoadedRecord<ModeratedPost>; children?: ReactNode }) {
  const t = useWords('admin-community');
  const post = loaded?.answer;
  const title = isolated(post?.title ?? '');
  const isSeen = post && !post.hidden && !post.topic.hidden && !post.parent?.hidden;
  const href = post && paths.topic(post.topic.created_at, post.topic.slug);
  return (
    <FormPage
      resource={reportedPosts}
      title={post ? (post.kind === 'topic' ? title : t('commentOn', { title })) : t('post')}
      goneTitle={t('gone')}
      {...(loaded && { loaded })}
      {...(isSeen && href && { seeIt: { href, label: t('seeIt') } })}
    >
      {children}
    </FormPage>
  );
}

export const HydrateFallback = () => <Frame />;

/** `/admin/community/{id}`: a reported post with all that is needed to decide on it. */
export default function ReportedPostPage({ loaderData: loaded }: Route.ComponentProps) {
  const post = loaded.answer;
  return (
    <Frame loaded={loaded}>
      {post && (
        <div key={post._id} className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <Post post={post} />
            <Reports reports={post.reports} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <Decide post={post} />
            <AuthorCard post={post} />
            <Decisions decisions={post.decisions} />
          </div>
        </div>
      )}
    </Frame>
  );
}
