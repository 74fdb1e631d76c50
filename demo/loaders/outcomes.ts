import { v7 as uuidv7 } from 'uuid';
import { scorePanelOf } from '#contract/score-panels.ts';
import { writeCertificate } from '#server/features/certificates/index.ts';
import { scoreEntries, scoreMatches, scoreSubmissions } from '#server/features/scores/index.ts';
import { findTeam } from '#server/features/teams/index.ts';
import type { Tx } from '#server/platform/database.ts';
import { announcedAt } from './milestones.ts';
import { required } from './required.ts';
import type { LoadedTeam } from './teams.ts';

const HOUR = 60 * 60_000;
const hoursFrom = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR);

/** What came of a season for the teams of people who can sign in: their scores, and the certificates of one team. */
export async function loadOutcomes(tx: Tx, teams: LoadedTeam[]): Promise<void> {
  const [first] = teams.filter(({ slot }) => slot.scored || slot.certified);
  if (!first) return;
  const announced = await announcedAt(tx, first.season.id);
  for (const team of teams) {
    if (team.slot.scored) await loadScores(tx, team, hoursFrom(announced, -50));
    if (team.slot.certified) await loadCertificates(tx, team, announced);
  }
}

const video = (part: string) => `https://example.com/?video=${part}`;

/** Everything that the panel of the team's competition takes, but for the documentation. */
async function loadScores(tx: Tx, { id: teamId, competition, createdBy }: LoadedTeam, createdAt: Date): Promise<void> {
  const panel = required(scorePanelOf(competition.slug), `scores of ${competition.slug}`);
  const submissionId = uuidv7();
  await tx.insert(scoreSubmissions).values({
    ...{ id: submissionId, teamId, competitionId: competition.id, submittedBy: createdBy, createdAt },
    projectLink: panel.project ? video('project') : null,
    codeLink: panel.project ? 'https://example.com/?code=project' : null,
  });
  const entries = panel.entries.map((kind, position) => ({
    ...{ submissionId, position, kind },
    score: 205 + position * 15,
    time: `1:${50 - position * 4}`,
    link: video(`round-${position + 1}`),
  }));
  if (entries.length > 0) await tx.insert(scoreEntries).values(entries);
  const matches = Array.from({ length: panel.matches }, (_, position) => ({
    ...{ submissionId, position },
    fbs: 62 + position * 5,
    obs: 48 + position * 7,
    link: video(`match-${position + 1}`),
  }));
  if (matches.length > 0) await tx.insert(scoreMatches).values(matches);
}

/** The qualification certificate from the days of the final, and the one with the rank from when it was announced. */
async function loadCertificates(tx: Tx, { id, name, createdBy, slot }: LoadedTeam, announced: Date): Promise<void> {
  const row = required(await findTeam(tx, id), name);
  await writeCertificate(tx, row, {
    ...{ type: 'q', rank: null, issuedBy: createdBy },
    issuedAt: hoursFrom(announced, -48),
  });
  await writeCertificate(tx, row, {
    ...{ type: 'f', rank: slot.rank ?? null, issuedBy: createdBy },
    issuedAt: announced,
  });
}
