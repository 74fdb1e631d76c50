import { limits } from '#contract/limits.ts';
import type { Calendar } from '../calendar.ts';
import type { Random } from '../random.ts';
import { type DemoSeason, first2025, wro2024 } from '../read/seasons.ts';

/** The payment of a team's fee. `refund`: charged twice; `review`: charged a wrong amount. */
export type Payment = 'free' | 'paid' | 'refund' | 'open' | 'declined' | 'cancelled' | 'expired' | 'review';

/** A team to be generated. */
export type Slot = {
  competition: string;
  level: string;
  rank?: number;
  payment: Payment;
  /** Withdrawn by the office. */
  withdrawn?: boolean;
  /** Membership IDs of `accounts.json`: who registers and coaches it, whose it is, and who is in it. */
  coach?: string;
  entity?: string;
  /** The coach named it, and it has not said yet that the team is its own. */
  entityAsked?: boolean;
  members?: string[];
  /** Its members have not said yet whether they are in it; the last one said that they are not, if its fee is paid. */
  membersAsked?: boolean;
  /** Its scores were handed in. */
  scored?: boolean;
  /** It has both certificates. */
  certified?: boolean;
};

export type Plan = {
  season: DemoSeason;
  /** When teams register. */
  from: Date;
  to: Date;
  slots: Slot[];
};

/** How many teams an age level has, and how many of them took part in the final and were ranked. */
type Level = [competition: string, level: string, teams: number, ranked: number];

const firstLevels: Level[] = [
  ['FLLE', 'Elementry', 15, 0],
  ['FLLE', 'High Elementry', 16, 0],
  ['FLLC', 'High Elementry', 20, 0],
  ['FLLC', 'Junior', 23, 0],
  ['FTC', 'Junior', 9, 0],
  ['FTC', 'Senior', 11, 0],
  ['FLLD', 'Elementry', 16, 0],
];

const wroLevels: Level[] = [
  ['robo_mission', 'Elementry', 55, limits.rankMax],
  ['robo_mission', 'Junior', 55, limits.rankMax],
  ['robo_mission', 'Senior', 55, limits.rankMax],
  ['future_innovators', 'Elementry', 50, limits.rankMax],
  ['future_innovators', 'Junior', 50, limits.rankMax],
  ['future_innovators', 'Senior', 50, limits.rankMax],
  ['robosports', 'Adults', 45, limits.rankMax],
];

/**
 * Teams of the people who can sign in: each coach and organisation has an active one and one that is still to be paid.
 */
const firstOfAccounts: Slot[] = [
  { competition: 'FLLC', level: 'Junior', payment: 'paid', coach: '1000000101', members: ['1000000201'] },
  { competition: 'FLLE', level: 'High Elementry', payment: 'open', coach: '1000000101', members: ['2000000203'] },
  { competition: 'FLLD', level: 'Elementry', payment: 'free', coach: '1000000101', membersAsked: true },
  {
    ...{ competition: 'FTC', level: 'Senior', payment: 'paid', coach: '1000000102', members: ['1000000202'] },
    ...{ entity: '1000000301', entityAsked: true, membersAsked: true },
  },
  { competition: 'FLLC', level: 'High Elementry', payment: 'declined', coach: '1000000102' },
  { competition: 'FLLC', level: 'Junior', payment: 'paid', coach: '1000000103' },
  { competition: 'FLLE', level: 'Elementry', payment: 'cancelled', coach: '1000000103' },
  { competition: 'FLLC', level: 'High Elementry', payment: 'paid', entity: '1000000301' },
  { competition: 'FTC', level: 'Junior', payment: 'open', entity: '1000000301' },
  { competition: 'FLLC', level: 'Junior', payment: 'paid', entity: '1000000302' },
  { competition: 'FLLE', level: 'Elementry', payment: 'open', entity: '1000000302' },
];

const wroOfAccounts: Slot[] = [
  {
    competition: 'robo_mission',
    level: 'Elementry',
    rank: 1,
    payment: 'paid',
    coach: '1000000101',
    members: ['1000000201'],
    entity: '1000000301',
    ...{ scored: true, certified: true },
  },
  {
    competition: 'robosports',
    level: 'Adults',
    rank: 2,
    payment: 'paid',
    coach: '1000000102',
    members: ['1000000202'],
    scored: true,
  },
  { competition: 'future_innovators', level: 'Junior', rank: 3, payment: 'paid', coach: '1000000103', scored: true },
];

/** One ranked team of each level has not paid, so that the results show such a team too. */
const UNPAID_RANK = 38;
/**
 * In the older season every team with this distance belongs to the school of the accounts, so that its list has two
 * pages.
 */
const SCHOOL_EVERY = 30;

export function makePlans(random: Random, calendar: Calendar): Plan[] {
  const unpaid = (): Payment => random.pick(['open', 'open', 'open', 'declined', 'cancelled', 'expired']);
  const paidWith = (probability: number): Payment => (random.chance(probability) ? 'paid' : unpaid());

  const wro = wroLevels.flatMap(([competition, level, teams, ranked]) =>
    Array.from({ length: teams }, (_, index): Slot => {
      const rank = index + 1;
      if (rank > ranked) return { competition, level, payment: paidWith(0.3) };
      const known = wroOfAccounts.find(
        (slot) => slot.level === level && slot.rank === rank && slot.competition === competition,
      );
      return known ?? { competition, level, rank, payment: rank === UNPAID_RANK ? 'open' : 'paid' };
    }),
  );
  const first = firstLevels.flatMap(([competition, level, teams]) =>
    Array.from({ length: teams }, (_, index): Slot => {
      if (competition === 'FLLD') return { competition, level, payment: 'free' };
      // Two payments that the office has to check, and a team that has withdrawn.
      if (level === 'Senior' && index === 0) return { competition, level, payment: 'refund' };
      if (level === 'Senior' && index === 1) return { competition, level, payment: 'review' };
      return { competition, level, payment: paidWith(0.7), withdrawn: level === 'Junior' && index === 0 };
    }),
  );
  return [
    {
      season: wro2024,
      from: calendar.instant(new Date('2024-02-11T06:00:00Z')),
      to: calendar.instant(new Date('2024-05-30T18:00:00Z')),
      slots: wro.map((slot, index) =>
        index % SCHOOL_EVERY === 10 && !slot.coach ? { ...slot, entity: '1000000301' } : slot,
      ),
    },
    {
      season: first2025,
      from: calendar.instant(new Date('2025-08-24T06:00:00Z')),
      to: calendar.instant(new Date('2025-12-15T18:00:00Z')),
      slots: [...firstOfAccounts, ...first],
    },
  ];
}
