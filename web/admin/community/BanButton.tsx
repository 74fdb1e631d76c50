import { useState } from 'react';
import { banFromPosting } from '#contract/endpoints/admin-community.ts';
import type { PostingBan } from '#contract/endpoints/community.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Button } from '#web/kit/Button.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { call } from '#web/lib/api.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

interface BanButtonProps {
  person: { _id: string; name: string };
  ban: PostingBan | null;
}

/** Bans somebody from posting in the forum, or lifts the ban. */
export function BanButton({ person, ban }: BanButtonProps) {
  const t = useWords('admin-community');
  const { lang } = useLanguage();
  // As it was when the dialog was opened: a colleague may decide meanwhile, and the page is read anew below it.
  const [asked, setAsked] = useState<'ban' | 'lift'>();
  const { _id: id, name } = person;
  return (
    <>
      <Button size="sm" onClick={() => setAsked(ban ? 'lift' : 'ban')}>
        {t(ban ? 'decide.lift' : 'decide.ban')}
      </Button>
      {asked && (
        <ReasonDialog
          decision={asked}
          id={id}
          name={nameIn(lang, name)}
          send={(given) => call(banFromPosting, { body: { id, banned: asked === 'ban', ...given } })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** Until when somebody is banned from posting, and why. */
export function BanState({ ban }: Pick<BanButtonProps, 'ban'>) {
  const t = useWords('admin-community');
  if (!ban) return t('notBanned');
  return (
    <>
      {ban.until ? (
        <Sentence of="admin-community" text="bannedUntil" parts={{ when: <DateTime iso={ban.until} time /> }} />
      ) : (
        t('bannedOpen')
      )}
      <bdi className="mt-1 block whitespace-pre-line wrap-anywhere">{ban.reason}</bdi>
    </>
  );
}
