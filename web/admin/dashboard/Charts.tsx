import type { AnswerOf } from '#contract/endpoint.ts';
import type { getDashboard } from '#contract/endpoints/dashboard.ts';
import { toHalalas } from '#domain/money.ts';
import { formatMoney, formatNumber } from '#locales/format.ts';
import { useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { DaysCard } from './DaysCard.tsx';
import { ordersBehind, teamsBehind } from './links.ts';
import { PartsChart } from './PartsChart.tsx';

/** The charts of a season, or those of all. Amounts missing from the answer are not for this user. */
export function Charts({ figures }: { figures: AnswerOf<typeof getDashboard> }) {
  const t = useWords('admin-dashboard');
  const { lang } = useLanguage();
  const say = useLocal();
  const { season, before, opened, today, competions, regions, seasons } = figures;
  const within = season?._id;
  const until = [figures.days.at(-1)?.day ?? '', figures.income_days?.at(-1)?.day ?? ''].toSorted().at(-1) || undefined;
  const dates = season && opened && { opened, today, until, season: say(season, 'name') };
  const past = before && { opened: before.opened, season: say(before.season, 'name') };
  return (
    <>
      {dates && (
        <div className="mt-4 grid gap-4">
          <DaysCard
            {...dates}
            title={t('charts.registrations')}
            kind={t('registered')}
            days={figures.days.map(({ day, teams }) => ({ day, value: teams }))}
            before={past ? { ...past, days: before.days.map(({ day, teams }) => ({ day, value: teams })) } : undefined}
            write={(count) => t('count', { count })}
            writeShort={formatNumber}
            listOf={(days) => teamsBehind(within, days)}
          />
          {figures.income_days && (
            <DaysCard
              {...dates}
              title={t('charts.incomeDays')}
              kind={t('charts.amount')}
              days={figures.income_days.map(({ day, income }) => ({ day, value: income }))}
              before={
                past && before.income_days
                  ? { ...past, days: before.income_days.map(({ day, income }) => ({ day, value: income })) }
                  : undefined
              }
              write={(riyals) => formatMoney(toHalalas(riyals.toFixed(2)), lang)}
              writeShort={formatNumber}
              listOf={(days) => ordersBehind(within, { state: 'paid', ...days })}
            />
          )}
        </div>
      )}
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          {competions.length > 0 && (
            <PartsChart
              title={t('charts.competitions')}
              kind={t('charts.competition')}
              parts={competions}
              listOf={(competion) => teamsBehind(within, { competion, active: true })}
            />
          )}
          {seasons.length > 1 && (
            <PartsChart
              title={t('charts.seasons')}
              kind={t('season')}
              parts={seasons}
              listOf={(id) => teamsBehind(id, { active: true })}
            />
          )}
        </div>
        <PartsChart
          title={t('charts.regions')}
          kind={t('charts.region')}
          parts={regions}
          listOf={(region) => teamsBehind(within, { region, active: true })}
        />
      </div>
    </>
  );
}
