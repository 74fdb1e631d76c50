import type { Milestone } from '#contract/milestone.ts';
import { registrationOpen, takesTeams, thoseFor } from './milestones.ts';

/** Why a competition takes no teams: what of it, or of its season, has to be another way. */
export type WhyNoTeams = 'hidden' | 'closed' | 'seasonHidden' | 'seasonClosed' | 'noLevels' | 'noFee' | 'dates';

interface OfferedCompetition {
  id: string;
  status: boolean;
  registration: boolean;
  /** Whether teams can be registered in each of its age levels. */
  levels: readonly boolean[];
  paid: boolean;
  priceHalalas: number;
}

interface ItsSeason {
  status: boolean;
  registration: boolean;
  milestones: readonly Pick<Milestone, 'kind' | 'from' | 'to' | 'competions'>[];
}

/** The reasons in the order in which the office sees to them; none if teams can be registered now. */
export function whyNoTeams(competition: OfferedCompetition, season: ItsSeason, now: Date): WhyNoTeams[] {
  const ageLevels = competition.levels.filter(Boolean);
  const milestones = thoseFor(season.milestones, competition.id);
  const wrong: Record<WhyNoTeams, boolean> = {
    seasonHidden: !season.status,
    seasonClosed: !season.registration,
    dates: !registrationOpen({ switches: [], milestones }, now),
    hidden: !competition.status,
    closed: !competition.registration,
    noLevels: ageLevels.length === 0,
    noFee: !takesTeams({ ...competition, registration: true, ageLevels: [true] }),
  };
  return (Object.keys(wrong) as WhyNoTeams[]).filter((reason) => wrong[reason]);
}
