import Download from 'lucide-react/icons/download';
import type { Scores } from '#contract/entities.ts';
import { formatNumber } from '#locales/format.ts';
import { buttonClass } from '#web/kit/Button.tsx';
import { Card, CardHead } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { OutsideLink } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { type Column, DataTable } from '#web/kit/table/DataTable.tsx';
import { useWords } from '#web/lib/words.tsx';

type Row = { name: string; figures: Record<string, string>; link: string };

interface ScoresViewProps {
  scores: Scores;
  /** Where several stand on one page, each has a title of its own. */
  title?: string;
  level?: 2 | 3;
}

/** What was handed in for a team, with the documentation for those who may read it. */
export function ScoresView({ scores, title, level }: ScoresViewProps) {
  const t = useWords('scores');
  const name = title ?? t('submitted');
  const rows = useRows(scores);
  const { file } = scores;
  const facts: { term: string; detail: React.ReactNode }[] = [];
  if (scores.youtube_link) {
    facts.push({ term: t('projectLink'), detail: <LinkOut href={scores.youtube_link} label={t('openProject')} /> });
  }
  if (scores.github) {
    facts.push({ term: t('github'), detail: <LinkOut href={scores.github} label={t('openGithub')} /> });
  }
  facts.push({ term: t('submittedAt'), detail: <DateTime iso={scores.created_at} stacked className="text-end" /> });
  return (
    <Card as="section">
      <CardHead
        title={name}
        level={level}
        end={
          file && (
            <a href={file.path} download className={buttonClass('quiet', 'sm')}>
              <Download aria-hidden size="1.15em" />
              {t('download')}
            </a>
          )
        }
      />
      {rows.length > 0 && <Table label={name} rows={rows} figures={Object.keys(rows[0]?.figures ?? {})} />}
      <DescriptionList items={facts} className={rows.length > 0 ? 'mt-4' : ''} />
    </Card>
  );
}

/** `match`: the n-th match; the other parts there is one of. */
export function useRowName() {
  const t = useWords('scores');
  return (kind: Scores['scores'][number]['kind'], n: number) => t(`rows.${kind}`, { n });
}

function useRows({ scores, matches }: Scores): Row[] {
  const t = useWords('scores');
  const nameOf = useRowName();
  return [
    ...scores.map(({ kind, score, time, youtube_link }, index) => ({
      name: nameOf(kind, index + 1),
      figures: { [t('score')]: formatNumber(score), [t('time')]: time },
      link: youtube_link,
    })),
    ...matches.map(({ fbs, obs, youtube_link }, index) => ({
      name: nameOf('match', index + 1),
      figures: { [t('fbs')]: formatNumber(fbs), [t('obs')]: formatNumber(obs) },
      link: youtube_link,
    })),
  ];
}

function Table({ label, rows, figures }: { label: string; rows: Row[]; figures: string[] }) {
  const t = useWords('scores');
  const columns: Column<Row>[] = [
    { key: 'part', header: t('part'), main: true, cell: ({ name }) => <span className="font-semibold">{name}</span> },
    ...figures.map((name) => ({
      key: name,
      header: name,
      align: 'end' as const,
      // Times are free text.
      cell: (row: Row) => (
        <bdi className={name === t('time') ? 'wrap-anywhere' : 'whitespace-nowrap'}>{row.figures[name]}</bdi>
      ),
    })),
    {
      key: 'link',
      header: t('video'),
      align: 'end',
      // A link that named whoever had the account deleted is gone.
      cell: ({ name, link }) =>
        link ? (
          <OutsideLink href={link} look="strong" newTab>
            <span aria-hidden>{t('open')}</span>
            <span className="sr-only">{t('watch', { part: name })}</span>
          </OutsideLink>
        ) : (
          '–'
        ),
    },
  ];
  return <DataTable label={label} columns={columns} rows={rows} rowKey={({ name }) => name} />;
}

/** A link that somebody typed: the address itself is shown, so that nobody is led astray. */
function LinkOut({ href, label }: { href: string; label: string }) {
  return (
    <OutsideLink href={href} look="strong" newTab>
      <span className="sr-only">{label}: </span>
      <Ltr className="wrap-anywhere">{href.replace(/^https?:\/\/(www\.)?/, '')}</Ltr>
    </OutsideLink>
  );
}
