import { readLog } from '#server/features/office-records/index.ts';
import type { Db } from '#server/platform/database.ts';

/** Under which names the log has what concerns a team: each line has the team's id. */
const kinds = ['teams', 'team_people', 'team_entity'] as const;

/** What a line says of a person or an entity, by a name of its own: a team has a name, too. */
const fieldOf = { teams: 'name', team_people: 'person', team_entity: 'entity' } as const;

/** A page of the log of one team, or of all; newest first. */
export async function readTeamLog(db: Db, query: { id?: string | undefined; page: number }) {
  const { changes, total, kindOf } = await readLog(db, kinds, query);
  const renamed = (values: Record<string, unknown>, kind: keyof typeof fieldOf) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        name === '_id' ? [] : [[name === 'name' ? fieldOf[kind] : name, value] as const],
      ),
    );
  return {
    total,
    changes: changes.map(({ before, after, ...change }) => {
      const kind = kindOf(change._id) as keyof typeof fieldOf;
      return { ...change, before: renamed(before, kind), after: renamed(after, kind) };
    }),
  };
}
