import { getOwnSkills, listAchievements } from '#contract/endpoints/profile.ts';
import { outageAs } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import type { IdentityProvider } from '#server/providers/identity/steb.ts';
import { achievementsOf } from './achievements.ts';

type Deps = { db: Db; identity: Pick<IdentityProvider, 'skills'> };

/** What a person's profile shows beside their teams and certificates. */
export function profileRoutes(route: Route, { db, identity }: Deps): void {
  route(listAchievements, async ({ query, person }) => ({
    success: true,
    teams: await achievementsOf(db, person, { role: query.type, limit: query.limit }),
  }));

  route(getOwnSkills, async ({ person }) => {
    const known = await identity.skills(person.stebUserId).catch(outageAs('skills_unavailable'));
    return { success: true, skilles: known?.skills ?? [], education: known?.education ?? [] };
  });
}
