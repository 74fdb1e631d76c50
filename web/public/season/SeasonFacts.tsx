import { agesOf } from '#domain/age.ts';
import { formatAges } from '#locales/format.ts';
import { Card } from '#web/kit/Card.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Money } from '#web/kit/Money.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import type { CompetitionCardView } from './load-season.ts';

/** A summary of a season, computed from its competitions: their number, ages, team sizes and prices. */
export function SeasonFacts({ competitions }: { competitions: CompetitionCardView[] }) {
  const t = useWords('season');
  const { lang } = useLanguage();
  if (competitions.length === 0) return null;
  const ages = competitions.flatMap(({ ages }) => ages.flatMap((level) => agesOf(level) ?? []));
  const dearest = Math.max(...competitions.map(({ total }) => total));
  const cheapest = Math.min(...competitions.map(({ total }) => total));
  return (
    <Card as="section" aria-label={t('facts')}>
      <DescriptionList
        items={[
          { term: t('competitions'), detail: competitions.length },
          ...(ages.length > 0
            ? [
                {
                  term: t('ages'),
                  detail: (
                    <span className="inline-block first-letter:uppercase">
                      {formatAges(
                        { from: Math.min(...ages.map(({ from }) => from)), to: Math.max(...ages.map(({ to }) => to)) },
                        lang,
                      )}
                    </span>
                  ),
                },
              ]
            : []),
          { term: t('team'), detail: t('members', { count: Math.max(...competitions.map(({ members }) => members)) }) },
          {
            term: t('fee'),
            detail: (
              <>
                {cheapest > 0 ? <Money halalas={cheapest} /> : t('free')}
                {dearest > cheapest && (
                  <>
                    {'\u00a0– '}
                    <Money halalas={dearest} />
                  </>
                )}
              </>
            ),
          },
        ]}
      />
      {dearest > 0 && <p className="mt-3 border-t border-line pt-3 text-sm text-soft">{t('feeText')}</p>}
    </Card>
  );
}
