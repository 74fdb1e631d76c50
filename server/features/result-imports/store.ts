import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ResultImport } from '#contract/endpoints/result-imports.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { resultImports } from './table.ts';

const whoUndid = alias(users, 'who_undid');

const selectImports = (db: DbOrTx) =>
  db
    .select({
      row: resultImports,
      season: { id: seasons.id, name: seasons.name, nameEn: seasons.nameEn },
      by: users.name,
      undoneBy: whoUndid.name,
    })
    .from(resultImports)
    .innerJoin(seasons, eq(seasons.id, resultImports.seasonId))
    .innerJoin(users, eq(users.id, resultImports.createdBy))
    .leftJoin(whoUndid, eq(whoUndid.id, resultImports.undoneBy));

type Found = Awaited<ReturnType<typeof selectImports>>[number];

/** An import on the wire. */
const presentImport = ({ row, season, by, undoneBy }: Found): ResultImport => ({
  ...{ _id: row.id, file_name: row.fileName, season: { _id: season.id, name: season.name, name_en: season.nameEn } },
  ...{ added: row.added, replaced: row.replaced, skipped: row.skipped, unchanged: row.unchanged },
  ...{ created_at: row.createdAt.toISOString(), created_by: by },
  ...{ undone_at: row.undoneAt?.toISOString() ?? null, undone_by: undoneBy },
});

/** A page of the imports, newest first. */
export async function listImports(db: DbOrTx, { offset, limit }: { offset: number; limit: number }) {
  const newest = [desc(resultImports.createdAt), desc(resultImports.id)];
  const rows = await selectImports(db)
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
  return { imports: rows.map(presentImport), total: await db.$count(resultImports) };
}

/** @throws Refusal `not_found` */
export async function importOf(db: DbOrTx, id: string): Promise<ResultImport> {
  const [found] = await selectImports(db).where(eq(resultImports.id, id));
  if (!found) throw new Refusal('not_found');
  return presentImport(found);
}
