import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import {
  type ScoreSheet,
  scoredTeam,
  scoreSheet,
  submitScores as submitScoresCall,
} from '#contract/endpoints/scores.ts';
import type { Language } from '#contract/languages.ts';
import { type ScorePanel, scorePanelOf } from '#contract/score-panels.ts';
import { scoresOpenAt } from '#domain/milestones.ts';
import { maySubmitScoresFor } from '#domain/team-access.ts';
import { teamState } from '#domain/team-state.ts';
import { fill } from '#locales/fill.ts';
import { formatBeginning } from '#locales/format.ts';
import { messages } from '#locales/messages.ts';
import { accessFactsOf, findTeam, lockTeam, type TeamWithPeople } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import { parseSent } from '#server/http/route.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { isPdf } from '#server/platform/pdf.ts';
import { dropDocument, storeDocument } from './documents.ts';
import { scoresReceivedJob } from './send-scores-received.ts';
import { hasScores } from './store.ts';
import { scoreDocuments, scoreEntries, scoreMatches, scoreSubmissions } from './table.ts';

type Deps = { db: Db; clock: Clock; files: FileStore; jobs: Pick<Jobs, 'enqueue'> };

/** What was sent: `jsdata` as text, and the file. */
type Sent = {
  jsdata: string | undefined;
  file: { bytes: Buffer; name: string } | undefined;
  person: Person;
  language: Language;
};

/**
 * Hands in a team's scores, once: whoever is second, even at the same time, is refused by the database.
 * @returns the team's id
 * @throws Refusal for a team that is not theirs or not active, for every wrong field, and for scores that are there
 */
export async function submitScores(deps: Deps, sent: Sent): Promise<string> {
  const data = readJson(sent.jsdata);
  const { team: teamId } = parseSent(scoredTeam, data, submitScoresCall);
  const row = await findTeam(deps.db, teamId);
  if (!row || !maySubmitScoresFor(sent.person, accessFactsOf(row))) throw new Refusal('not_found');
  refuseInactive(row.team);
  const panel = scorePanelOf(row.competition.slug);
  if (!panel) throw new Refusal('scores_not_taken');
  refuseEarly(row.season, deps.clock(), sent.language);
  if (await hasScores(deps.db, teamId)) throw new Refusal('scores_submitted');
  const sheet = readSheet(panel, data, sent.file);
  if (sheet.competion && sheet.competion !== row.competition.id)
    throw new Refusal('invalid_fields', { fields: { competion: 'not_offered' } });

  const file = panel.document === 'none' ? undefined : sent.file;
  const documentId = file && (await storeDocument(deps, sent.person, file));
  try {
    await deps.db.transaction((tx) => write(tx, deps, { row, panel, sheet, documentId, person: sent.person }));
  } catch (error) {
    if (documentId) await dropDocument(deps, documentId);
    throw error;
  }
  return teamId;
}

function readJson(jsdata: string | undefined): unknown {
  if (!jsdata) throw new Refusal('missing_fields', { fields: { jsdata: 'required' } });
  try {
    return JSON.parse(jsdata);
  } catch (cause) {
    throw new Refusal('invalid_body', { cause });
  }
}

function refuseInactive(team: { status: boolean; paymentStatus: boolean }): void {
  const state = teamState({ status: team.status, payment_status: team.paymentStatus });
  if (state === 'withdrawn') throw new Refusal('team_withdrawn');
  if (state === 'unpaid') throw new Refusal('team_not_active');
}

function refuseEarly(season: TeamWithPeople['season'], now: Date, language: Language): void {
  const opens = scoresOpenAt(season, now);
  if (!opens) return;
  const at = formatBeginning(opens, language);
  throw new Refusal('scores_not_open', { sentence: fill(messages[language].scoresOpenAt, { at }) });
}

/** The scores as the panel takes them. A refusal names every wrong field, the file among them. */
function readSheet(panel: ScorePanel, data: unknown, file: Sent['file']): ScoreSheet {
  const wrongFile = fileRefusal(panel, file);
  try {
    const sheet = parseSent(scoreSheet(panel), data, submitScoresCall);
    if (wrongFile) throw wrongFile;
    return sheet;
  } catch (error) {
    if (!(error instanceof Refusal) || !wrongFile || error === wrongFile) throw error;
    // "File is not Selected" whatever else is missing, as the specification has it.
    const code = wrongFile.code === 'file_missing' ? wrongFile.code : error.code;
    throw new Refusal(code, { fields: { ...error.fields, ...wrongFile.fields } });
  }
}

function fileRefusal(panel: ScorePanel, file: Sent['file']): Refusal | undefined {
  if (panel.document === 'required' && !file) return new Refusal('file_missing', { fields: { file: 'file_missing' } });
  if (panel.document !== 'none' && file && !isPdf(file.bytes))
    return new Refusal('document_type', { fields: { file: 'pdf' } });
  return undefined;
}

type Written = {
  row: TeamWithPeople;
  panel: ScorePanel;
  sheet: ScoreSheet;
  documentId: string | undefined;
  person: Person;
};

async function write(tx: Tx, { jobs }: Deps, { row, panel, sheet, documentId, person }: Written): Promise<void> {
  const id = uuidv7();
  // The team may have been withdrawn, or moved to another competition, while the file was received.
  const teamId = row.team.id;
  const team = await lockTeam(tx, teamId);
  if (team?.competitionId !== row.competition.id)
    throw new Refusal('invalid_fields', { fields: { competion: 'not_offered' } });
  refuseInactive(team);
  await tx.insert(scoreSubmissions).values({
    id,
    teamId,
    competitionId: row.competition.id,
    submittedBy: person.id,
    projectLink: sheet.youtube_link,
    codeLink: sheet.github,
  });
  const entries = panel.entries.flatMap((kind, position) => {
    const entry = sheet.scores[position];
    return entry
      ? [{ submissionId: id, position, kind, score: entry.score, time: entry.time, link: entry.youtube_link }]
      : [];
  });
  if (entries.length > 0) await tx.insert(scoreEntries).values(entries);
  const matches = sheet.matches.map(({ fbs, obs, youtube_link }, position) => ({
    ...{ submissionId: id, position, fbs, obs },
    link: youtube_link,
  }));
  if (matches.length > 0) await tx.insert(scoreMatches).values(matches);
  if (documentId) {
    const claimed = await tx
      .update(scoreDocuments)
      .set({ submissionId: id })
      .where(and(eq(scoreDocuments.id, documentId), isNull(scoreDocuments.submissionId)))
      .returning({ id: scoreDocuments.id });
    if (claimed.length === 0) throw new Refusal('scores_failed');
  }
  for (const userId of new Set([person.id, team.createdBy])) {
    await jobs.enqueue(tx, scoresReceivedJob, { submissionId: id, userId });
  }
}
