import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { teamViews } from './table.ts';

/** Views that an officer keeps: theirs alone. */
export const viewData: PersonalData = {
  place: 'listViews',
  tables: {
    team_views: { personal: ['name', 'query', 'created_at'], other: ['id', 'user_id'] },
  },
  async collect(db, person) {
    const { name, query, createdAt } = teamViews;
    const views = await db.select({ name, query, createdAt }).from(teamViews).where(eq(teamViews.userId, person.id));
    const said = (of: Record<string, string>) => Object.entries(of).map(([filter, value]) => `${filter}: ${value}`);
    return { views: views.map((view) => ({ ...view, query: said(view.query) })) };
  },
  async erase(tx, person) {
    const gone = await tx.delete(teamViews).where(eq(teamViews.userId, person.id)).returning({ id: teamViews.id });
    return { removed: gone.length };
  },
};
