import { useId } from 'react';
import type { ModeratedPost } from '#contract/endpoints/admin-community.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Link } from '#web/kit/Link.tsx';
import { isolated } from '#web/lib/names.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { users } from '../users/resource.ts';
import { useReasons } from './columns.tsx';

/** Who reported the post and why, the newest first. */
export function Reports({ reports, totalReports }: Pick<ModeratedPost, 'reports' | 'totalReports'>) {
  const t = useWords('admin-community');
  const { lang } = useLanguage();
  const say = useReasons();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('reports')}
      </h2>
      <Card pad="none" className="mt-3">
        {reports.length === 0 && <p className="p-5 text-soft">{t('noReports')}</p>}
        <ul className="divide-y divide-line">
          {reports.map(({ _id, by, by_id, reason, note, created_at, settled }) => (
            <li key={_id} className="px-5 py-4">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">{say([reason])}</span>
                {settled && <Badge>{t('settledReport')}</Badge>}
              </p>
              {note && (
                <p dir="auto" className="mt-2 whitespace-pre-wrap wrap-anywhere">
                  {note}
                </p>
              )}
              <p className="mt-2 flex flex-wrap gap-x-3 text-sm text-soft">
                <span>
                  <Sentence
                    of="admin-community"
                    text="reportBy"
                    values={{ name: isolated(nameIn(lang, by)) }}
                    parts={{ person: <Link to={users.view(by_id)} /> }}
                  />
                </span>
                <DateTime iso={created_at} time />
              </p>
            </li>
          ))}
        </ul>
        {totalReports > reports.length && (
          <p className="border-t border-line px-5 py-3 text-sm text-soft">
            {t('olderReports', { shown: reports.length, total: totalReports })}
          </p>
        )}
      </Card>
    </section>
  );
}
