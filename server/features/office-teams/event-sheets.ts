import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import type { Language } from '#contract/languages.ts';
import { nameIn as personName } from '#domain/deleted-account.ts';
import { dayOf } from '#domain/milestones.ts';
import { eventSheetWords } from '#locales/event-sheets.ts';
import { fill } from '#locales/fill.ts';
import { formatDay } from '#locales/hijri.ts';
import { findTeams, type TeamWithPeople } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db } from '#server/platform/database.ts';
import { documents } from '#server/platform/documents/invoice.ts';
import { plain } from '#server/platform/documents/renderer.ts';

/** Teams of one document: more would take as long as a document may. */
const TEAMS_OF_SHEET = 250;

type Sheets = { ids: readonly string[]; now: Date; language: Language };
type Line = { number: string; team: string; school: string; coach: string; phone: string };
type Sheet = {
  competition: { name: string; nameEn: string };
  season: { name: string; nameEn: string };
  region: { name: string; nameEn: string };
  /** From 1; more than one where a competition has more teams in a region than a document takes. */
  part: number;
  parts: number;
  teams: Line[];
};

/**
 * Sends the sheets that people tick teams off on at an event, one for each competition and region: a PDF, or a ZIP file of
 * several, each of which is made when its turn comes.
 * @throws Refusal `document_failed`
 */
export async function sendEventSheets(
  db: Db,
  { ids, now, language }: Sheets,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const sheets = await sheetsOf(db, ids);
  const draw = (sheet: Sheet) => drawSheet(sheet, now, language);
  const [only] = sheets;
  if (only && sheets.length === 1) {
    const pdf = await draw(only).catch((cause: unknown) => {
      throw new Refusal('document_failed', { cause });
    });
    reply
      .header('content-disposition', `attachment; filename="event-sheet-${dayOf(now)}.pdf"`)
      .type('application/pdf')
      .send(Buffer.from(pdf));
    return;
  }
  const zip = new ZipFile();
  // A failure while one is made ends the connection, so that some sheets are not taken for all.
  zip.on('error', (err: unknown) => {
    request.log.error({ err }, 'event sheets were not made to their end');
    (zip.outputStream as Readable).destroy(err as Error);
  });
  for (const [index, sheet] of sheets.entries()) {
    const name = `${String(index + 1).padStart(2, '0')} ${fileName(sheet, language)}.pdf`;
    zip.addReadStreamLazy(name, { mtime: now, compress: false }, (done) => {
      draw(sheet).then(
        (pdf) => done(null, Readable.from([pdf], { objectMode: false })),
        (error) => done(error, Readable.from([])),
      );
    });
  }
  zip.end();
  reply
    .header('content-disposition', `attachment; filename="event-sheets-${dayOf(now)}.zip"`)
    .type('application/zip')
    .send(zip.outputStream);
}

const nameIn = (of: { name: string; nameEn: string }, language: Language) => (language === 'ar' ? of.name : of.nameEn);

/** A name that every file system takes. */
function fileName(sheet: Sheet, language: Language): string {
  const part = sheet.parts > 1 ? ` ${sheet.part}` : '';
  const name = `${nameIn(sheet.competition, language)} - ${nameIn(sheet.region, language)}`;
  return `${name.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|.]+/gu, ' ').trim()}${part}`;
}

/** The teams in groups, with what is printed of them alone. */
async function sheetsOf(db: Db, ids: readonly string[]): Promise<Sheet[]> {
  const groups = new Map<string, Omit<Sheet, 'part' | 'parts'>>();
  for (let from = 0; from < ids.length; from += TEAMS_OF_SHEET) {
    const some = ids.slice(from, from + TEAMS_OF_SHEET);
    const found = new Map((await findTeams(db, some)).map((row) => [row.team.id, row]));
    for (const row of some.flatMap((id) => found.get(id) ?? [])) {
      const { competition, season, region } = row;
      const key = `${competition.id} ${region.id}`;
      const group = groups.get(key) ?? { competition, season, region, teams: [] };
      group.teams.push(lineOf(row));
      groups.set(key, group);
    }
  }
  const sorted = [...groups.values()].sort(
    (a, b) =>
      a.competition.name.localeCompare(b.competition.name, 'ar') || a.region.name.localeCompare(b.region.name, 'ar'),
  );
  return sorted.flatMap((group) => {
    const parts = Math.ceil(group.teams.length / TEAMS_OF_SHEET);
    return Array.from({ length: parts }, (_, index) => ({
      ...group,
      ...{ part: index + 1, parts, teams: group.teams.slice(index * TEAMS_OF_SHEET, (index + 1) * TEAMS_OF_SHEET) },
    }));
  });
}

/** The first coach that can be called; without one, the first coach. */
function lineOf({ team, people }: TeamWithPeople): Line {
  const coaches = people.filter(({ role }) => role === 'coach');
  const coach = coaches.find(({ phoneNumber }) => phoneNumber !== '') ?? coaches[0];
  return {
    ...{ number: team.teamNo, team: team.name, school: team.schoolName },
    ...{ coach: coach?.name ?? '', phone: coach?.phoneNumber ?? '' },
  };
}

/** One sheet as a PDF in one language. */
function drawSheet(sheet: Sheet, now: Date, language: Language): Promise<Uint8Array> {
  const say = eventSheetWords[language];
  const data = {
    language,
    date: { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() },
    title: nameIn(sheet.competition, language),
    region: nameIn(sheet.region, language),
    season: nameIn(sheet.season, language),
    made: fill(say.made, { day: formatDay(now, language) }),
    count: `${say.teams}: ${sheet.teams.length}`,
    part: sheet.parts > 1 ? fill(say.part, { part: String(sheet.part), parts: String(sheet.parts) }) : '',
    heads: { here: say.here, number: say.number, team: say.team, school: say.school, coach: say.coach },
    teams: sheet.teams.map((team) => ({ ...team, coach: personName(language, team.coach) })),
  };
  return documents.render('event-sheet', { data: JSON.stringify(plain(data)) });
}
