import type { AnswerOf } from '#contract/endpoint.ts';
import type { getSystem } from '#contract/endpoints/system.ts';
import { formatNumber } from '#locales/format.ts';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Code, Ltr } from '#web/kit/Ltr.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';
import { Part, StateBadge, worstFirst, worstOf } from './Part.tsx';
import { Size, sizeText, When } from './When.tsx';

export type System = AnswerOf<typeof getSystem>;

export function VersionPart({ system: { process, migrations, at } }: { system: System }) {
  const t = useWords('admin-system');
  const { version, build, node, mode, pid, host, started_at } = process;
  const { state, applied, expected, pending } = migrations;
  return (
    <Part title={t('parts.version')} state={state}>
      <DescriptionList
        items={[
          { term: t('version.version'), detail: <Code>{version}</Code> },
          { term: t('version.build'), detail: build ? <Code>{build}</Code> : t('version.noBuild') },
          { term: t('version.mode'), detail: t(`version.modes.${mode}`) },
          { term: 'Node', detail: <Code>{node}</Code> },
          {
            term: t('version.migrations'),
            detail: t('version.counts', { applied: formatNumber(applied), expected: formatNumber(expected) }),
          },
          {
            term: t('version.process'),
            detail: (
              <Sentence
                of="admin-system"
                text="version.processText"
                parts={{ pid: <Code>{null}</Code>, host: <Code>{null}</Code> }}
                values={{ pid: String(pid), host }}
              />
            ),
          },
          { term: t('version.started'), detail: <When iso={started_at} now={at} /> },
        ]}
      />
      {pending > 0 && <p className="mt-2 text-sm text-bad">{t('version.missing', { count: pending })}</p>}
      {pending === 0 && applied > expected && <p className="mt-2 text-sm text-warn">{t('version.newer')}</p>}
      <p className="mt-2 text-sm text-soft">{t('version.text')}</p>
    </Part>
  );
}

export function DatabasePart({ system: { database } }: { system: System }) {
  const t = useWords('admin-system');
  return (
    <Part title={t('parts.database')} state={database.state}>
      <DescriptionList
        items={[
          { term: 'PostgreSQL', detail: <Code>{database.version}</Code> },
          { term: t('database.ms'), detail: <Ltr>{formatNumber(database.ms)} ms</Ltr> },
          { term: t('database.size'), detail: <Size bytes={database.size} /> },
        ]}
      />
    </Part>
  );
}

export const servicesState = ({ providers }: System) => worstOf(providers.map(({ state }) => state));

export function ServicesPart({ system }: { system: System }) {
  const t = useWords('admin-system');
  return (
    <Part title={t('parts.services')} state={servicesState(system)} className="lg:col-span-2">
      <ul className="grid gap-x-8 lg:grid-cols-2">
        {worstFirst(system.providers).map(({ name, state, place, breaker, answered_at, last_failure }) => (
          <li key={name} className="min-w-0 border-t border-line pt-3 pb-2">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h3 className="text-base font-semibold">{t(`services.names.${name}`)}</h3>
              <StateBadge state={state} />
            </div>
            <DescriptionList
              className="mt-1 text-sm"
              items={[
                { term: t('services.place'), detail: place ? <Code>{place}</Code> : t('services.sandbox') },
                ...(breaker ? [{ term: t('services.breaker'), detail: t(`services.breakers.${breaker}`) }] : []),
                {
                  term: t('services.answered'),
                  detail: answered_at ? <When iso={answered_at} now={system.at} /> : t('services.never'),
                },
                ...(last_failure
                  ? [
                      {
                        term: t('services.failed'),
                        detail: (
                          <>
                            <Code>{last_failure.code}</Code> <When iso={last_failure.at} now={system.at} />
                          </>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

export const disksState = ({ disks }: System) => worstOf(disks.map(({ state }) => state));

export function DisksPart({ system }: { system: System }) {
  const t = useWords('admin-system');
  return (
    <Part title={t('parts.disks')} state={disksState(system)}>
      <ul className="divide-y divide-line">
        {worstFirst(system.disks).map(({ holds, path, free, total }) => (
          <li key={holds} className="py-2.5">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="text-soft">{t(`disks.holds.${holds}`)}</span>
              {free === null || total === null ? (
                <span className="text-soft">{t('disks.unknown')}</span>
              ) : (
                <span>
                  <Sentence
                    of="admin-system"
                    text="disks.free"
                    parts={{ free: <Ltr>{null}</Ltr>, total: <Ltr>{null}</Ltr> }}
                    values={{ free: sizeText(free), total: sizeText(total) }}
                  />
                </span>
              )}
            </p>
            <p className="mt-1 text-sm">
              <Code>{path}</Code>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function BackupPart({ system: { backup, at } }: { system: System }) {
  const t = useWords('admin-system');
  const { state, nightly, last, check } = backup;
  return (
    <Part title={t('parts.backup')} state={state}>
      <DescriptionList
        items={[
          { term: t('backup.nightly'), detail: nightly ? t('backup.yes') : t('backup.no') },
          { term: t('backup.last'), detail: last ? <When iso={last.at} now={at} /> : t('backup.never') },
          ...(last
            ? [
                { term: t('backup.name'), detail: <Code>{last.name}</Code> },
                {
                  term: t('backup.holds'),
                  detail: t('backup.holdsText', { rows: formatNumber(last.rows), files: formatNumber(last.files) }),
                },
                { term: t('backup.size'), detail: <Size bytes={last.size} /> },
              ]
            : []),
          { term: t('backup.check'), detail: check ? <When iso={check.at} now={at} /> : t('backup.never') },
          ...(check
            ? [
                {
                  term: t('backup.result'),
                  detail: check.problem ? (
                    <bdi dir="ltr" lang="en" className="text-bad wrap-anywhere">
                      {check.problem}
                    </bdi>
                  ) : (
                    t('backup.proven')
                  ),
                },
              ]
            : []),
        ]}
      />
    </Part>
  );
}
