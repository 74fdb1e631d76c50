import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { AdminUser } from '#contract/endpoints/people.ts';
import { endPersonSessions, getPersonOverview, type PersonOverview as Overview } from '#contract/endpoints/people.ts';
import { deviceOf } from '#domain/device.ts';
import { formatNumber } from '#locales/format.ts';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { confirm } from '#web/kit/overlay/confirm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { SkeletonText } from '#web/kit/Skeleton.tsx';
import { call } from '#web/lib/api.ts';
import { type Attempt, attempt } from '#web/lib/attempt.ts';
import { useWords } from '#web/lib/words.tsx';
import { messageIn, useMay } from '../kit/calls.ts';
import { sayWhy } from '../kit/useWrite.ts';
import { teams } from '../teams/resource.ts';
import { BlockSwitch } from './BlockSwitch.tsx';
import { useTypeName } from './names.ts';

/** What a person has to do with the portal, one click apart: role, teams, orders, certificates, sessions. */
export function PersonOverview({ record }: { record: AdminUser }) {
  const t = useWords('admin-users');
  const [loaded, setLoaded] = useState<Partial<Attempt<Overview>>>({});
  const load = useCallback(
    async () => setLoaded(await attempt(call(getPersonOverview, { query: { id: record._id } }))),
    [record._id],
  );
  useEffect(() => void load(), [load]);
  const { answer, error } = loaded;
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="text-xl">
        {t('overview.title')}
      </h2>
      <Card className="mt-3">
        {error && <ErrorState text={error} onRetry={load} level={3} />}
        {!answer && !error && <SkeletonText lines={4} />}
        {answer && <Facts record={record} overview={answer} onChange={load} />}
      </Card>
    </section>
  );
}

interface FactsProps {
  record: AdminUser;
  overview: Overview;
  onChange: () => unknown;
}

function Facts({ record, overview, onChange }: FactsProps) {
  const t = useWords('admin-users');
  const typeName = useTypeName();
  const { orders, certificates, signed_in_at } = overview;
  const items: { term: string; detail: ReactNode }[] = [
    { term: t('fields.type'), detail: typeName(record.type) },
    { term: t('fields.status'), detail: <State record={record} /> },
    { term: t('fields.steb_user_id'), detail: <Ltr className="break-all">{record.steb_user_id}</Ltr> },
    { term: t('overview.teams'), detail: <Teams record={record} overview={overview} /> },
    ...(orders
      ? [
          {
            term: t('overview.orders'),
            detail: t('overview.ordersText', { count: orders.total, paid: formatNumber(orders.paid) }),
          },
        ]
      : []),
    { term: t('overview.certificates'), detail: formatNumber(certificates) },
    {
      term: t('overview.signedIn'),
      detail: signed_in_at ? <DateTime iso={signed_in_at} time /> : t('overview.never'),
    },
    { term: t('overview.sessions'), detail: <Sessions record={record} overview={overview} onChange={onChange} /> },
  ];
  return <DescriptionList layout="stack" items={items} />;
}

/** At once, and not with the form: a block must not wait for the registry. */
function State({ record }: { record: AdminUser }) {
  const t = useWords('admin-users');
  return (
    <>
      <BlockSwitch person={record} />
      <span className="mt-1 block text-sm font-normal text-soft">{t('form.blockHint')}</span>
    </>
  );
}

function Teams({ record, overview: { teams: shown, totalTeams } }: Pick<FactsProps, 'record' | 'overview'>) {
  const t = useWords('admin-users');
  if (totalTeams === 0) return t('overview.noTeams');
  return (
    <>
      <ul className="flex flex-col gap-1">
        {shown.map(({ _id, team_no, name }) => (
          <li key={_id} className="flex flex-wrap gap-x-2">
            <Link to={teams.list({ s: team_no })}>
              <Ltr>{team_no}</Ltr>
            </Link>
            <bdi className="font-normal wrap-anywhere">{name}</bdi>
          </li>
        ))}
      </ul>
      <Link to={teams.list({ s: record.national_id })} className="mt-2 inline-block text-sm">
        {t('overview.allTeams', { count: totalTeams })}
      </Link>
    </>
  );
}

function Sessions({ record, overview: { sessions }, onChange }: FactsProps) {
  const t = useWords('admin-users');
  const may = useMay();
  const [pending, setPending] = useState(false);
  async function end() {
    const question = { title: t('overview.endAsk'), text: t('overview.endText'), action: t('overview.endSessions') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    setPending(true);
    try {
      toast.success(messageIn(await call(endPersonSessions, { body: { id: record._id } })));
      await onChange();
    } catch (error) {
      sayWhy(error, String(error));
    } finally {
      setPending(false);
    }
  }
  if (sessions.length === 0) return t('overview.noSessions');
  return (
    <>
      <ul className="flex flex-col gap-1">
        {sessions.map(({ _id, user_agent, created_at }) => (
          <li key={_id}>
            <bdi>{deviceName(user_agent) || t('overview.unknownDevice')}</bdi>{' '}
            <span className="font-normal text-soft">
              {t('overview.since')} <DateTime iso={created_at} time />
            </span>
          </li>
        ))}
      </ul>
      {may(endPersonSessions) && (
        <Button size="sm" className="mt-2" pending={pending} onClick={end}>
          {t('overview.endSessions')}
        </Button>
      )}
    </>
  );
}

/** What a browser calls itself, as people know it: "Chrome, Android"; empty if it is none of these. */
function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter(Boolean).join(', ');
}
