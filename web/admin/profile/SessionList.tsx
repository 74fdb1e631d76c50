import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import {
  endOtherSessions,
  endOwnSession,
  type listOwnSessions,
  type OwnSession,
} from '#contract/endpoints/admin-profile.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { confirm } from '#web/kit/overlay/confirm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';

export type LoadedSessions = AnswerOf<typeof listOwnSessions>;
const phones = ['iPhone', 'iPad', 'Android'];

/** Where the person is signed in; each other browser can be signed out from here, and all of them at once. */
export function SessionList({ sessions }: LoadedSessions) {
  const t = useWords('admin-profile');
  const { end, endOthers, pending } = useEnding();
  const others = sessions.some(({ current }) => !current);
  return (
    <section>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-prose">
          <h2 className="text-xl">{t('sessions.title')}</h2>
          <p className="mt-1 text-soft">{t('sessions.text')}</p>
        </div>
        {others && (
          <Button pending={pending === 'others'} onClick={endOthers} className="max-sm:w-full">
            {t('sessions.endOthers')}
          </Button>
        )}
      </div>
      <Card pad="none" className="mt-4">
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <SessionLine key={session._id} session={session} pending={pending === session._id} onEnd={end} />
          ))}
        </ul>
      </Card>
      <p className="mt-3 text-sm text-soft">{t('sessions.precise')}</p>
    </section>
  );
}

/** Ends sessions, says so, and reads the list anew. */
function useEnding() {
  const t = useWords('admin-profile');
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<string>();
  async function ending(what: string, sent: Promise<{ ended: number }>, said: (ended: number) => string) {
    setPending(what);
    const { answer, error } = await attempt(sent);
    setPending(undefined);
    if (error !== undefined) {
      toast.error(error);
      return;
    }
    toast.success(said(answer?.ended ?? 0));
    await revalidate();
  }
  return {
    pending,
    end: (id: string) => ending(id, call(endOwnSession, { query: { id } }), () => t('sessions.ended')),
    async endOthers() {
      const sure = await confirm({
        title: t('sessions.askOthers'),
        text: t('sessions.askOthersText'),
        action: t('sessions.endOthers'),
        cancel: t('sessions.cancel'),
      });
      if (sure) await ending('others', call(endOtherSessions), (count) => t('sessions.endedOthers', { count }));
    },
  };
}

interface SessionLineProps {
  session: OwnSession;
  pending: boolean;
  onEnd: (id: string) => void;
}

function SessionLine({ session, pending, onEnd }: SessionLineProps) {
  const t = useWords('admin-profile');
  const { _id, browser, system, current, created_at, seen_at } = session;
  const device =
    browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
  const Icon = phones.includes(system ?? '') ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <Icon aria-hidden size="1.5em" className="shrink-0 text-soft" />
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{device}</span>
          {current && <Badge tone="good">{t('sessions.thisOne')}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-soft">
          <Sentence of="admin-profile" text="sessions.signedIn" parts={{ when: <DateTime iso={created_at} time /> }} />
        </p>
        <p className="text-sm text-soft">
          {current ? (
            t('sessions.seenNow')
          ) : (
            <Sentence of="admin-profile" text="sessions.seen" parts={{ when: <DateTime iso={seen_at} time /> }} />
          )}
        </p>
      </div>
      {!current && (
        <Button
          size="sm"
          pending={pending}
          aria-label={t('sessions.endOf', { device })}
          onClick={() => onEnd(_id)}
          className="max-sm:w-full"
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
