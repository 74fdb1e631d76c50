import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useId, useRef } from 'react';
import { endOtherSessions, endOwnSession, type OwnSession } from '#contract/endpoints/admin-profile.ts';
import { deviceOf } from '#domain/device.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { confirm } from '#web/kit/overlay/confirm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { useSignOut } from '#web/layout/index.ts';
import { call } from '#web/lib/api.ts';
import { isolated } from '#web/lib/names.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useWrite } from '../kit/useWrite.ts';
import { deviceName } from '../people/page/Sessions.tsx';

/** Where the person is signed in. Each other session can be ended, and all of them at once; this one by signing out. */
export function OwnSessions({ sessions }: { sessions: OwnSession[] }) {
  const t = useWords('admin-profile');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const ending = useWrite<string>(async (session) => {
    const { msg } = await call(endOwnSession, { body: { id: session } });
    toast.success(msg);
  }, {});
  const others = useWrite(async () => {
    const { msg } = await call(endOtherSessions);
    toast.success(msg);
  }, {});
  async function end(session: string) {
    // The button goes with its row, and the focus would go with it.
    if (await ending.write(session)) heading.current?.focus();
  }
  async function endOthers() {
    const question = { title: t('sessions.ask'), text: t('sessions.askText'), action: t('sessions.endOthers') };
    if ((await confirm({ ...question, tone: 'danger' })) && (await others.write())) heading.current?.focus();
  }
  return (
    <section aria-labelledby={id} className="mt-4">
      <h2 id={id} ref={heading} tabIndex={-1} className="border-b border-line pb-1.5 text-xl">
        {t('sessions.title')}
      </h2>
      <div className="mt-1.5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 max-w-prose text-soft">{t('sessions.text')}</p>
        {sessions.length > 1 && (
          <Button pending={others.pending} onClick={endOthers} className="max-sm:w-full">
            {t('sessions.endOthers')}
          </Button>
        )}
      </div>
      <Card pad="none" className="mt-4">
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <SessionLine key={session._id} session={session} pending={ending.sent === session._id} onEnd={end} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

interface SessionLineProps {
  session: OwnSession;
  pending: boolean;
  onEnd: (id: string) => void;
}

function SessionLine({ session: { _id, user_agent, current, created_at, seen_at }, pending, onEnd }: SessionLineProps) {
  const t = useWords('admin-profile');
  const people = useWords('admin-users');
  const layout = useWords('layout');
  const { leave, busy } = useSignOut();
  const device = deviceName(user_agent) || people('page.unknownDevice');
  const isPhone = ['iPhone', 'iPad', 'Android'].includes(deviceOf(user_agent).system ?? '');
  const Icon = isPhone ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <Icon aria-hidden size="1.5em" className="shrink-0 text-soft" />
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-semibold">{device}</bdi>
          {current && <Badge tone="good">{t('sessions.thisOne')}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-soft">
          <Sentence of="admin-profile" text="sessions.since" parts={{ when: <DateTime iso={created_at} time /> }} />
        </p>
        {!current && (
          <p className="text-sm text-soft">
            <Sentence of="admin-profile" text="sessions.seen" parts={{ when: <DateTime iso={seen_at} time /> }} />
          </p>
        )}
      </div>
      {current ? (
        <Button size="sm" pending={busy} onClick={leave} className="max-sm:w-full">
          {layout('signOut')}
        </Button>
      ) : (
        <Button
          size="sm"
          pending={pending}
          aria-label={t('sessions.endOf', { device: isolated(device) })}
          onClick={() => onEnd(_id)}
          className="max-sm:w-full"
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
