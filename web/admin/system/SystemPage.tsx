import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { getSystem } from '#contract/endpoints/system.ts';
import { Button } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Code } from '#web/kit/Ltr.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/SystemPage.ts';
import { worstFirst, worstOf } from './Part.tsx';
import {
  BackupPart,
  DatabasePart,
  DisksPart,
  disksState,
  ServicesPart,
  type System,
  servicesState,
  VersionPart,
} from './Parts.tsx';
import { QueuePart } from './QueuePart.tsx';
import { system as resource } from './resource.ts';

export const handle = { needs: resource.needs.list, words: ['admin', 'admin-system'] } satisfies PageHandle;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  attempt(call(getSystem, { signal: request.signal }));

/** Narrow parts stand in pairs, whichever of them come first. */
const grid = 'grid grid-flow-dense gap-4 lg:grid-cols-2';

export function HydrateFallback() {
  return (
    <Frame>
      <Skeleton className="mb-4 h-14 w-full rounded-md" />
      <div className={grid}>
        {['version', 'database', 'disks', 'backup'].map((part) => (
          <Skeleton key={part} className="h-64 w-full rounded-lg" />
        ))}
      </div>
    </Frame>
  );
}

/** `/admin/system`: how the portal is, what needs somebody first. */
export default function SystemPage({ loaderData: { answer, error } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  if (!answer) {
    return (
      <Frame>
        <ErrorState text={error} onRetry={revalidate} pending={state === 'loading'} />
      </Frame>
    );
  }
  const parts = worstFirst(partsOf(answer));
  return (
    <Frame asOf={answer.at}>
      <Summary system={answer} parts={parts} />
      <div className={grid}>
        {parts.map(({ name, Show }) => (
          <Show key={name} system={answer} />
        ))}
      </div>
    </Frame>
  );
}

const partsOf = (system: System) =>
  [
    { name: 'queue', state: system.queue.state, Show: QueuePart },
    { name: 'services', state: servicesState(system), Show: ServicesPart },
    { name: 'database', state: system.database.state, Show: DatabasePart },
    { name: 'disks', state: disksState(system), Show: DisksPart },
    { name: 'version', state: system.migrations.state, Show: VersionPart },
    { name: 'backup', state: system.backup.state, Show: BackupPart },
  ] as const;

function Summary({ system: { backup }, parts }: { system: System; parts: ReturnType<typeof partsOf>[number][] }) {
  const t = useWords('admin-system');
  const urgent = parts.filter(({ state }) => state === 'broken' || state === 'attention');
  const isBroken = worstOf(urgent.map(({ state }) => state)) === 'broken';
  return (
    <div className="mb-4 grid gap-3">
      {backup.held_since && (
        <Callout tone="warn" title={t('summary.held')}>
          <Sentence
            of="admin-system"
            text="summary.heldText"
            parts={{ when: <DateTime iso={backup.held_since} time />, code: <Code>{null}</Code> }}
            values={{ command: 'npm run portal -- restore --release' }}
          />
        </Callout>
      )}
      {urgent.length === 0 ? (
        <Callout tone="good" title={t('summary.fine')} />
      ) : (
        <Callout tone={isBroken ? 'bad' : 'warn'} title={t('summary.attention', { count: urgent.length })}>
          <ul>
            {urgent.map(({ name, state }) => (
              <li key={name}>
                {t(`parts.${name}`)}: {t(`states.${state}`)}
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  );
}

function Frame({ asOf, children }: { asOf?: string; children: ReactNode }) {
  const t = useWords('admin-system');
  const { revalidate, state } = useRevalidator();
  return (
    <div className="mx-auto max-w-7xl">
      <PageMeta title={t('title')} private />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-1 text-soft">{t('text')}</p>
          <p role="status" className="mt-1 text-sm text-soft">
            {asOf && <Sentence of="admin-system" text="asOf" parts={{ when: <DateTime iso={asOf} time /> }} />}
          </p>
        </div>
        {asOf && (
          <Button
            pending={state === 'loading'}
            onClick={() => void revalidate()}
            icon={<RotateCw aria-hidden size="1.1em" className="rtl:-scale-x-100" />}
          >
            {t('refresh')}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
