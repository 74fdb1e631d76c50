import type { CaseState, listReportedPosts, ReportedPost } from '#contract/endpoints/admin-community.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { StatusBadge, type Tone } from '#web/kit/Badge.tsx';
import { cx } from '#web/kit/cx.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { beginningOf } from '#web/lib/beginning-of.ts';
import { isolated } from '#web/lib/names.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Line } from '../kit/Line.tsx';
import type { ListColumn } from '../kit/list-types.ts';

/** Everything but the post is smaller, so that a row stays two lines high. */
const dense = 'sm:text-sm';

/** The names of the reasons that people choose when they report a post, in one line. */
export function useReasons(): (reasons: ReportedPost['reasons']) => string {
  const t = useWords('admin-community');
  const { lang } = useLanguage();
  return (reasons) => reasons.map((reason) => t(`reasons.${reason}`)).join(lang === 'ar' ? '، ' : ', ');
}

export function useReportedColumns(): ListColumn<ReportedPost, typeof listReportedPosts>[] {
  const t = useWords('admin-community');
  const { lang } = useLanguage();
  const say = useReasons();
  return [
    {
      key: 'post',
      header: t('post'),
      main: true,
      className: 'sm:w-[40%]',
      cell: ({ kind, title, beginning, state }) => (
        <>
          <span className={cx('block', state === 'waiting' && 'font-semibold')}>
            <Line>{kind === 'topic' ? title : beginningOf(beginning)}</Line>
          </span>
          <Line detail>{kind === 'topic' ? beginningOf(beginning) : t('commentOn', { title: isolated(title) })}</Line>
        </>
      ),
    },
    {
      key: 'reports',
      header: t('reports'),
      className: `${dense} sm:w-[25%]`,
      cell: ({ open_reports, reasons }) => (
        <>
          <span className="block">{open_reports > 0 ? t('reportCount', { count: open_reports }) : t('noneOpen')}</span>
          <Line detail>{say(reasons)}</Line>
        </>
      ),
    },
    {
      key: 'author',
      header: t('author'),
      className: `${dense} sm:w-[20%]`,
      cell: ({ author }) => <Line>{nameIn(lang, author.name)}</Line>,
    },
    {
      key: 'reported',
      header: t('reported'),
      sort: 'reported_at',
      className: `${dense} sm:whitespace-nowrap`,
      // A post can be decided on without a report.
      cell: ({ reported_at, reasons }) => (reasons.length > 0 ? <DateTime iso={reported_at} time stacked /> : '–'),
    },
    {
      key: 'state',
      header: t('state'),
      className: 'sm:whitespace-nowrap',
      cell: ({ state }) => <StateBadge state={state} />,
    },
  ];
}

const tones: Record<CaseState, Tone> = { waiting: 'warn', kept: 'neutral', hidden: 'bad' };

export function StateBadge({ state }: { state: CaseState }) {
  const t = useWords('admin-community');
  return <StatusBadge tone={tones[state]}>{t(`states.${state}`)}</StatusBadge>;
}
