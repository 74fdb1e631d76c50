import { useId } from 'react';
import type { LoggedDecision } from '#contract/endpoints/admin-community.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';

/** What was decided on the post, its topic and its author, by whom and why; the newest first. */
export function Decisions({ decisions }: { decisions: readonly LoggedDecision[] }) {
  const t = useWords('admin-community');
  const { lang } = useLanguage();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('decisions')}
      </h2>
      <Card pad="none" className="mt-3 text-sm">
        {decisions.length === 0 && <p className="p-5 text-soft">{t('noDecisions')}</p>}
        <ol className="divide-y divide-line">
          {decisions.map(({ _id, decision, reason, until, by, at }) => (
            <li key={_id} className="px-5 py-4">
              <p className="font-semibold">{t(`taken.${decision}`)}</p>
              {decision === 'ban' && (
                <p>
                  {until ? (
                    <Sentence of="admin-community" text="until" parts={{ when: <DateTime iso={until} time /> }} />
                  ) : (
                    t('untilLifted')
                  )}
                </p>
              )}
              {reason && (
                <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
                  {reason}
                </p>
              )}
              <p className="mt-1 flex flex-wrap gap-x-3 text-soft">
                <bdi>{nameIn(lang, by)}</bdi>
                <DateTime iso={at} time />
              </p>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
