import { useState } from 'react';
import { type Decision, type ModeratedPost, moderatePost } from '#contract/endpoints/admin-community.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { call } from '#web/lib/api.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useWrite } from '../kit/useWrite.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** What can be decided on a post and its topic. That nothing is wrong is sent at once, the others ask for a reason. */
export function Decide({ post }: { post: ModeratedPost }) {
  const t = useWords('admin-community');
  const { lang } = useLanguage();
  const { _id: id, revision, topic } = post;
  const [asked, setAsked] = useState<Exclude<Decision, 'settle'>>();
  const { write, pending } = useWrite(() => call(moderatePost, { body: { id, revision, decision: 'settle' } }), {
    done: t('saved'),
  });
  const shown = post.hidden ? 'restore' : 'hide';
  const open = topic.closed ? 'reopen' : 'close';
  return (
    <Card as="section" aria-label={t('decision')} className="flex flex-col gap-4">
      <h2 className="text-xl">{t('decision')}</h2>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant={post.hidden ? 'quiet' : 'danger'} onClick={() => setAsked(shown)}>
          {t(`decide.${shown}`)}
        </Button>
        {post.open_reports > 0 && (
          <Button size="sm" pending={pending} onClick={() => write()}>
            {t('decide.settle')}
          </Button>
        )}
      </div>
      <div className="border-t border-line pt-4">
        <Button size="sm" onClick={() => setAsked(open)}>
          {t(`decide.${open}`)}
        </Button>
      </div>
      {asked && (
        <ReasonDialog
          decision={asked}
          id={id}
          name={nameIn(lang, post.author.name)}
          send={({ reason }) => call(moderatePost, { body: { id, revision, decision: asked, reason } })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}
