import type { PageHandle } from '#web/lib/words.tsx';
import type { Route } from './+types/CompetitionPage.ts';
import { CompetitionContents } from './CompetitionContents.tsx';
import { type CompetitionView, loadCompetition } from './load-competition.ts';

export const handle = {
  needs: 'public',
  words: ['competition', 'take-part', 'milestones'],
  opening: 'night',
  registers: ({ id, season, registration }: CompetitionView) =>
    registration ? { season_id: season.id, competion_id: id } : undefined,
  cache: { query: [] },
} satisfies PageHandle;

export const loader = ({ context, params }: Route.LoaderArgs) => loadCompetition(context, params.competitionId);

export default function CompetitionPage({ loaderData }: Route.ComponentProps) {
  return <CompetitionContents competition={loaderData} />;
}
