import { endPersonSessions, type PersonOverview } from '#contract/endpoints/person-page.ts';
import { deviceOf } from '#domain/device.ts';
import { Button } from '#web/kit/Button.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { confirm } from '#web/kit/overlay/confirm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { useMay } from '../../kit/calls.ts';
import { useWrite } from '../../kit/useWrite.ts';
import { Row, Rows, Section } from './Section.tsx';

/** Where the person is signed in, and how to end it. */
export function Sessions({ overview: { user, sessions } }: { overview: PersonOverview }) {
  const t = useWords('admin-users');
  const may = useMay();
  const { write, pending } = useWrite(async () => {
    const { msg } = await call(endPersonSessions, { body: { id: user._id } });
    toast.success(msg);
  }, {});
  async function end() {
    const question = { title: t('page.endAsk'), text: t('page.endText'), action: t('page.endSessions') };
    if (await confirm({ ...question, tone: 'danger' })) await write();
  }
  const foot = sessions.length > 0 && may(endPersonSessions) && (
    <Button size="sm" className="self-start" pending={pending} onClick={end}>
      {t('page.endSessions')}
    </Button>
  );
  return (
    <Section title={t('page.sessions')} foot={foot}>
      {sessions.length === 0 && <p className="text-soft">{t('page.noSessions')}</p>}
      <Rows>
        {sessions.map(({ _id, user_agent, created_at, seen_at }) => (
          <Row key={_id}>
            <bdi className="font-semibold">{deviceName(user_agent) || t('page.unknownDevice')}</bdi>
            <span className="text-sm text-soft">
              {t('page.since')} <DateTime iso={created_at} time /> · {t('page.seen')} <DateTime iso={seen_at} time />
            </span>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}

/** What a browser calls itself, as people know it: "Chrome, Android"; empty if it is none of these. */
export function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter(Boolean).join(', ');
}
