import { type ModeratedPost, moderatePost } from '#contract/endpoints/admin-community.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { useWrite } from '../kit/useWrite.ts';
import { DecisionButton } from './DecisionButton.tsx';

/** What can be decided on a post and its topic. That there is nothing wrong is said at once, the rest asks for a reason. */
export function Decide({ post }: { post: ModeratedPost }) {
  const t = useWords('admin-community');
  const { _id: id, revision, topic } = post;
  const { write, pending } = useWrite(() => call(moderatePost, { body: { id, revision, decision: 'settle' } }), {
    ...{ done: t('saved'), failed: t('failed') },
  });
  return (
    <Card as="section" aria-label={t('decision')} className="flex flex-col gap-4">
      <h2 className="text-xl">{t('decision')}</h2>
      <div className="flex flex-wrap gap-2">
        <DecisionButton post={post} decision={post.hidden ? 'restore' : 'hide'} />
        {post.state === 'waiting' && (
          <Button size="sm" pending={pending} onClick={() => write()}>
            {t('decide.settle')}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
        <DecisionButton post={post} decision={topic.closed ? 'reopen' : 'close'} />
        {topic.closed && <Badge tone="warn">{t('closed')}</Badge>}
      </div>
    </Card>
  );
}
