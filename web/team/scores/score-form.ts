import { scoreSheet } from '#contract/endpoints/scores.ts';
import type { Team } from '#contract/entities.ts';
import { isFieldCode } from '#contract/errors.ts';
import { type ScoreKind, type ScorePanel, scorePanelOf } from '#contract/score-panels.ts';
import type { Translate } from '#web/lib/words.tsx';

/** What was typed, by the path of each field in `jsdata` (`scores.0.time`); `file` is the name of the chosen file. */
export type ScoreValues = Record<string, string>;

/** A row of the form: its name's kind, its number among the rows, and its fields by their paths. */
export type ScoreRow = { kind: ScoreKind; n: number; fields: { path: string; key: ScoreField }[] };
export type ScoreField = 'score' | 'time' | 'fbs' | 'obs' | 'youtube_link';

const rowOf = (kind: ScoreKind, list: string, index: number, keys: ScoreField[]): ScoreRow => ({
  kind,
  n: index + 1,
  fields: keys.map((key) => ({ key, path: `${list}.${index}.${key}` })),
});

export const rowsOf = ({ entries, matches }: ScorePanel): ScoreRow[] => [
  ...entries.map((kind, index) => rowOf(kind, 'scores', index, ['score', 'time', 'youtube_link'])),
  ...Array.from({ length: matches }, (_, index) => rowOf('match', 'matches', index, ['fbs', 'obs', 'youtube_link'])),
];

export function emptyValues(panel: ScorePanel): ScoreValues {
  const paths = rowsOf(panel).flatMap(({ fields }) => fields.map(({ path }) => path));
  const single = [...(panel.project ? ['youtube_link', 'github'] : []), ...(panel.document === 'none' ? [] : ['file'])];
  return Object.fromEntries([...paths, ...single].map((path) => [path, '']));
}

/** A link that was typed without its beginning, as people know it: `youtu.be/abc`, `www.example.com`. */
export const withScheme = (typed: string): string => {
  const text = typed.trim();
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(text) ? `https://${text}` : typed;
};

/** `jsdata` of what was typed. */
export function jsdataOf(team: Team, values: ScoreValues): Record<string, unknown> {
  const list = (name: string) => {
    const rows: Record<string, string>[] = [];
    for (const [path, value] of Object.entries(values)) {
      const [of, index, key] = path.split('.');
      if (of === name && index && key) rows[Number(index)] = { ...rows[Number(index)], [key]: value };
    }
    return rows;
  };
  return {
    team: team._id,
    competion: team.competion._id,
    scores: list('scores'),
    matches: list('matches'),
    youtube_link: values.youtube_link,
    github: values.github,
  };
}

/** The same rules as the server's, before a file is sent over a slow connection for nothing. */
export function wrongValues(
  team: Team,
  values: ScoreValues,
  file: File | null,
  say: Translate<'fields'>,
): Record<string, string> {
  const panel = scorePanelOf(team.competion.slug);
  if (!panel) return {};
  const { error } = scoreSheet(panel).safeParse(jsdataOf(team, values));
  const wrong: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    wrong[path.join('.')] ??= say(isFieldCode(message) ? message : 'invalid');
  }
  if (panel.document === 'required' && !file) wrong.file = say('file_missing');
  return wrong;
}
