import { type ReactNode, useEffect, useState } from 'react';
import type { PostingBan } from '#contract/endpoints/community.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { attempt } from '#web/lib/attempt.ts';
import { isolated } from '#web/lib/names.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';
import { communityCalls } from './community-calls.ts';

/** The form of a new topic; for somebody who is banned from posting, until when and why. */
export function UnlessBanned({ children }: { children: ReactNode }) {
  const t = useWords('community');
  const ban = useOwnBan();
  if (!ban) return children;
  return (
    <Callout
      tone="warn"
      role="alert"
      title={
        ban.until ? (
          <Sentence of="community" text="write.bannedUntil" parts={{ when: <DateTime iso={ban.until} time /> }} />
        ) : (
          t('write.banned')
        )
      }
    >
      <p className="whitespace-pre-line wrap-anywhere">{t('write.reason', { reason: isolated(ban.reason) })}</p>
    </Callout>
  );
}

/** The ban of the person who is signed in. If it cannot be read, the form is shown, and sending it is refused. */
function useOwnBan(): PostingBan | null {
  const [ban, setBan] = useState<PostingBan | null>(null);
  useEffect(() => {
    let here = true;
    const ask = async () => {
      const { call, getPostingBan } = await communityCalls();
      const { answer } = await attempt(call(getPostingBan));
      if (here && answer) setBan(answer.ban);
    };
    // A page of an older build cannot load the calls.
    ask().catch(() => {});
    return () => {
      here = false;
    };
  }, []);
  return ban;
}
