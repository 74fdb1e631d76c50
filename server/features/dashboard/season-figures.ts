import type { AnswerOf } from '#contract/endpoint.ts';
import type { getDashboard } from '#contract/endpoints/dashboard.ts';
import { toRiyals } from '#domain/money.ts';
import type { Db } from '#server/platform/database.ts';
import { type DayOfIncome, incomeByDay, wholeIncome } from './income.ts';
import type { KeptFigures } from './kept-figures.ts';
import { sameDayOf, untilDay } from './same-day.ts';
import { countTeams, type DayOfTeams, namesToCountBy, registrationsByDay } from './team-counts.ts';
import { named, seasonBefore, seasonOf, teamFigures } from './team-figures.ts';

type Answer = AnswerOf<typeof getDashboard>;

/** @property money whether the person may see it; else the answer has none of its keys */
type Asked = { wanted: string | undefined; today: string; money: boolean };

const moneyOf = (days: readonly DayOfIncome[]) => ({
  income: toRiyals(days.reduce((total, { halalas }) => total + halalas, 0)),
  income_days: days.map(({ day, halalas }) => ({ day, income: toRiyals(halalas) })),
});

const teamsOn = (days: readonly DayOfTeams[]) => days.reduce((total, { teams }) => total + teams, 0);

/** Returns what counts teams and income of a season, or of all. */
export function seasonFigures(db: Db, kept: KeptFigures) {
  const daysOf = async (
    season: { id: string; opened: string | null },
    { money, past }: { money: boolean; past: boolean },
  ) => {
    const name = `${past ? 'past ' : ''}${season.id}`;
    const [days, income] = await Promise.all([
      kept.of(`days of ${name}`, () => registrationsByDay(db, season.id), past),
      money ? kept.of(`income of ${name}`, () => incomeByDay(db, season.id), past) : undefined,
    ]);
    return { days, income, opened: season.opened ?? days[0]?.day ?? null };
  };

  return async ({ wanted, today, money }: Asked) => {
    const [names, counts] = await Promise.all([namesToCountBy(db), kept.of('teams', () => countTeams(db))]);
    kept.sawTeams(counts.reduce((total, { teams }) => total + teams, 0));
    const season = seasonOf(names.seasons, wanted);
    const figures = teamFigures(counts, names, season?.id);
    if (!season) {
      const income = money ? { income: toRiyals(await kept.of('income', () => wholeIncome(db))) } : undefined;
      return { season: null, ...figures, opened: null, today, days: [], before: null, ...income };
    }
    const earlier = seasonBefore(names.seasons, season.id, counts);
    const [own, past] = await Promise.all([
      daysOf(season, { money, past: false }),
      earlier && daysOf(earlier, { money, past: true }),
    ]);
    return {
      season: named(season),
      ...figures,
      ...{ opened: own.opened, today, days: own.days, before: before() },
      ...(own.income && moneyOf(own.income)),
    };

    function before(): Answer['before'] {
      if (!earlier || !past?.opened || !own.opened) return null;
      const { opened } = past;
      const until = sameDayOf({ opened }, { opened: own.opened, today });
      if (until === undefined) return null;
      const days = untilDay(past.days, until);
      const income = past.income && moneyOf(untilDay(past.income, until));
      return { season: named(earlier), opened, until, teams: teamsOn(days), days, ...income };
    }
  };
}
