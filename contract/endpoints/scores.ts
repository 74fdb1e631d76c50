import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Team } from '../entities.ts';
import type { FieldCode } from '../errors.ts';
import { id, requiredText, webLink, westernDigits } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import type { ScorePanel } from '../score-panels.ts';
import { z } from '../zod.ts';

/**
 * A number as people type it, with either script's digits and decimal point; undefined if it is none. A comma is
 * refused: for some it divides thousands, for others a fraction, and scores cannot be corrected.
 */
function readNumber(text: string): number | undefined {
  const typed = westernDigits(text)
    .replace(/[\s\p{Cf}]/gu, '')
    .replace('٫', '.');
  return /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : undefined;
}

const withinLimits = (value: number) =>
  value >= 0 && value <= limits.scoreMax && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** A number of points, sent as a number or as text. */
const points = () =>
  z.unknown().transform((sent, context): number => {
    const empty = sent === undefined || sent === null || (typeof sent === 'string' && sent.trim() === '');
    const value = typeof sent === 'string' ? readNumber(sent) : sent;
    if (typeof value === 'number' && withinLimits(value)) return value;
    context.addIssue({ code: 'custom', message: (empty ? 'required' : 'number') satisfies FieldCode });
    return z.NEVER;
  });

/** Exactly this many rows: a missing one is an empty one, so that each of its fields is named. */
const rows = <Row extends z.ZodType>(row: Row, count: number) =>
  z.preprocess(
    (sent) => {
      const given = Array.isArray(sent) ? sent : [];
      return Array.from({ length: Math.max(count, given.length) }, (_, index) => given[index] ?? {});
    },
    z.array(row).max(count, 'invalid' satisfies FieldCode),
  );

/** A part that a panel has not: other clients send it all the same. */
const ignored = z
  .unknown()
  .transform(() => undefined)
  .optional();

/** The team of `jsdata`, which decides about the rest. */
export const scoredTeam = z.object({ team: id() });

/**
 * The scores that a panel takes: `jsdata` of the call. Every part that the panel has is required (public spec,
 * section 5), except the link to the code; parts that it has not are ignored, and refused if they are rows.
 */
export const scoreSheet = (panel: ScorePanel) =>
  z.object({
    competion: id().optional(),
    scores: rows(
      z.object({ score: points(), time: requiredText(limits.scoreTimeMax), youtube_link: webLink() }),
      panel.entries.length,
    ),
    matches: rows(z.object({ fbs: points(), obs: points(), youtube_link: webLink() }), panel.matches),
    youtube_link: panel.project ? webLink() : ignored,
    github: panel.project ? z.union([z.literal(['', null]).transform(() => undefined), webLink()]).optional() : ignored,
  });
export type ScoreSheet = z.output<ReturnType<typeof scoreSheet>>;

/**
 * Multipart: `jsdata`, the scores as JSON (`scoreSheet`), and `file`, a PDF, where the competition takes one. Once only
 * for each team.
 */
export const submitScores = endpoint({
  method: 'POST',
  path: '/api/teams/scores',
  access: 'scores:submit',
  summary: "Submit a team's scores, once",
  upload: ['file'],
  answer: z.object({ success, msg: z.string(), team: Team }),
  rate: rates.scores,
  errors: [
    'team_not_active',
    'team_withdrawn',
    'scores_submitted',
    'scores_not_taken',
    'scores_not_open',
    'file_missing',
    'file_too_large',
    'document_type',
    'scores_failed',
  ],
});
