import { type DeadJob, putAwayDeadJobs, retryDeadJobs } from '#contract/endpoints/system.ts';
import { formatNumber } from '#locales/format.ts';
import { Button } from '#web/kit/Button.tsx';
import { Link } from '#web/kit/Link.tsx';
import { confirm } from '#web/kit/overlay/confirm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { useWords, type WordKey } from '#web/lib/words.tsx';
import { useWrite } from '../kit/useWrite.ts';
import { Part } from './Part.tsx';
import type { System } from './Parts.tsx';
import { When } from './When.tsx';

/** What the queue has to do, and what failed for good: each can be tried once more or put away. */
export function QueuePart({ system: { queue, at } }: { system: System }) {
  const t = useWords('admin-system');
  const { state, works, kinds, dead, undelivered } = queue;
  const total = kinds.reduce((sum, kind) => sum + kind.dead, 0);
  return (
    <Part title={t('parts.queue')} state={state} className="lg:col-span-2">
      {!works && <p className="mb-3 text-sm text-warn">{t('queue.idle')}</p>}
      {kinds.length === 0 ? <p className="text-soft">{t('queue.empty')}</p> : <Kinds kinds={kinds} />}
      {undelivered > 0 && (
        <p className="mt-3 text-sm">
          <Link to="#failed">
            {t('queue.undelivered')}: {formatNumber(undelivered)}
          </Link>
        </p>
      )}
      {dead.length > 0 && <Dead jobs={dead} total={total} now={at} />}
    </Part>
  );
}

/** A kind by its name in words; one of another version of the portal by its own. */
function useKindName() {
  const t = useWords('admin-system');
  return (kind: string) => {
    const name = t(`kinds.${kind}` as WordKey<'admin-system'>);
    return name.startsWith('kinds.') ? <bdi dir="ltr">{kind}</bdi> : name;
  };
}

function Kinds({ kinds }: Pick<System['queue'], 'kinds'>) {
  const t = useWords('admin-system');
  const nameOf = useKindName();
  const counts = ['waiting', 'running', 'dead'] as const;
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-soft">
          <th scope="col" className="py-1.5 text-start font-normal">
            {t('queue.kind')}
          </th>
          {counts.map((count) => (
            <th key={count} scope="col" className="py-1.5 ps-3 text-end font-normal">
              {t(`queue.${count}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind.kind} className="border-t border-line">
            <th scope="row" className="py-1.5 text-start font-normal wrap-anywhere">
              {nameOf(kind.kind)}
            </th>
            {counts.map((count) => (
              <td
                key={count}
                className={`py-1.5 ps-3 text-end tabular-nums ${count === 'dead' && kind.dead > 0 ? 'font-semibold text-bad' : ''}`}
              >
                {formatNumber(kind[count])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** @returns what tries again or puts away one job, or all of them, and says how many it were */
function useActs() {
  const t = useWords('admin-system');
  const retry = useWrite(async (id: string | undefined) => {
    const { count } = await call(retryDeadJobs, { body: { id } });
    toast.success(t('queue.retried', { count }));
  }, {});
  const away = useWrite(async (id: string | undefined) => {
    const { count } = await call(putAwayDeadJobs, { body: { id } });
    toast.success(t('queue.putAway', { count }));
  }, {});
  return { retry, away };
}

function Dead({ jobs, total, now }: { jobs: readonly DeadJob[]; total: number; now: string }) {
  const t = useWords('admin-system');
  const nameOf = useKindName();
  const { retry, away } = useActs();
  const busy = retry.pending || away.pending;
  const awayAll = async () => {
    const sure = await confirm({
      ...{ title: t('queue.awayAsk'), text: t('queue.awayText') },
      ...{ action: t('queue.awayAll'), tone: 'danger' },
    });
    if (sure) await away.write(undefined);
  };
  return (
    <div className="mt-5 border-t border-line pt-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 id="failed" className="scroll-mt-20 text-base font-semibold">
            {t('queue.failed')}
          </h3>
          <p className="text-sm text-soft">{t('queue.failedText')}</p>
        </div>
        {jobs.length > 1 && (
          <div className="flex flex-wrap gap-2">
            {jobs.some(({ again }) => again) && (
              <Button size="sm" pending={busy} onClick={() => retry.write(undefined)}>
                {t('queue.retryAll')}
              </Button>
            )}
            <Button size="sm" variant="ghost" pending={busy} onClick={awayAll}>
              {t('queue.awayAll')}
            </Button>
          </div>
        )}
      </div>
      <ul className="mt-3 divide-y divide-line">
        {jobs.map(({ _id, kind, failed_at, message, again }) => (
          <li key={_id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 grow basis-72">
              <p className="font-semibold">{nameOf(kind)}</p>
              <p className="text-sm">
                <When iso={failed_at} now={now} />
              </p>
              {message && (
                <p className="mt-1 text-sm">
                  <bdi dir="ltr" lang="en" className="font-mono text-[0.9em] wrap-anywhere">
                    {message}
                  </bdi>
                </p>
              )}
              {!again && <p className="mt-1 text-sm text-soft">{t('queue.elsewhere')}</p>}
            </div>
            <div className="flex flex-wrap gap-2">
              {again && (
                <Button size="sm" pending={busy} onClick={() => retry.write(_id)}>
                  {t('queue.retry')}
                </Button>
              )}
              <Button size="sm" variant="ghost" pending={busy} onClick={() => away.write(_id)}>
                {t('queue.away')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {total > jobs.length && (
        <p className="mt-2 text-sm text-soft">
          {t('queue.more', { shown: formatNumber(jobs.length), total: formatNumber(total) })}
        </p>
      )}
    </div>
  );
}
