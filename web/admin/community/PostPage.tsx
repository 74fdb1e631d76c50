import type { ReactNode } from 'react';
import {
  caseStates,
  getModeratedPost,
  type ModeratedPost,
  moderationHistory,
} from '#contract/endpoints/admin-community.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/api.ts';
import { isolated } from '#web/lib/names.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { ChangeHistory } from '../kit/ChangeHistory.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { type LoadedRecord, loadedRecord } from '../kit/load-record.ts';
import type { Route } from './+types/PostPage.ts';
import { AuthorCard } from './AuthorCard.tsx';
import { Decide } from './Decide.tsx';
import { Post } from './Post.tsx';
import { Reports } from './Reports.tsx';
import { reportedPosts } from './resource.ts';

export const handle = { needs: getModeratedPost.access, words: ['admin', 'admin-community'] } satisfies PageHandle;

export const clientLoader = ({
  params: { id },
  request: { signal },
}: Route.ClientLoaderArgs): Promise<LoadedRecord<ModeratedPost>> =>
  loadedRecord(call(getModeratedPost, { query: { id }, signal }).then(({ post }) => post));

/** The page's frame, also while the post is loaded. */
function Frame({ loaded, children }: { loaded?: LoadedRecord<ModeratedPost>; children?: ReactNode }) {
  const t = useWords('admin-community');
  const post = loaded?.answer;
  const title = isolated(post?.title ?? '');
  const isSeen = post && !post.hidden && !post.topic.hidden && !post.parent?.hidden;
  return (
    <FormPage
      resource={reportedPosts}
      title={post ? (post.kind === 'topic' ? title : t('commentOn', { title })) : t('post')}
      goneTitle={t('gone')}
      {...(loaded && { loaded })}
      {...(isSeen && { seeIt: { href: paths.topic(post.topic.created_at, post.topic.slug), label: t('seeIt') } })}
    >
      {children}
    </FormPage>
  );
}

export const HydrateFallback = () => <Frame />;

/** `/admin/community/{id}/view`: a post with all that is needed to decide on it. */
export default function PostPage({ loaderData: loaded }: Route.ComponentProps) {
  const post = loaded.answer;
  return <Frame loaded={loaded}>{post && <OnePost key={post._id} post={post} />}</Frame>;
}

function OnePost({ post }: { post: ModeratedPost }) {
  const t = useWords('admin-community');
  const labels = useFieldLabels('admin-community');
  const names = Object.fromEntries(caseStates.map((state) => [state, t(`states.${state}`)]));
  const plain = { required: false, html: false, picture: false, language: undefined, element: undefined };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <Post post={post} />
        <Reports {...post} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Decide post={post} />
        <AuthorCard author={post.author} />
        {/* Read anew after each decision. */}
        <ChangeHistory
          key={`${post.revision}-${post.topic.closed}`}
          {...{ history: moderationHistory, id: post._id, labels, fields: { state: { ...plain, names } } }}
        />
      </div>
    </div>
  );
}
