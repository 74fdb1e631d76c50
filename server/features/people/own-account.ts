import type { Pool } from 'pg';
import { ownAccount } from '#contract/endpoints/admin-profile.ts';
import { writeAnswers } from '#server/features/office-records/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { IdentityProvider } from '#server/providers/identity/steb.ts';
import { currentPassword } from './current-password.ts';
import { peopleReader, peopleWords } from './office.ts';
import { type PeopleDeps, personSaver } from './save-person.ts';

type Deps = PeopleDeps & { pool: Pool; identity: Pick<IdentityProvider, 'login'> };

/** What people of the office see and change of themselves. */
export function ownAccountRoutes(route: Route, deps: Deps): void {
  const records = peopleReader(deps.db);
  const { written } = writeAnswers(records, ownAccount.keys.one);
  const save = personSaver(deps);
  const confirm = currentPassword(deps.pool, deps.identity);

  route(ownAccount.get, async ({ person }) => ({ success: true, user: (await records.one(person.id)) as never }));

  route(ownAccount.update, ({ body: { id, revision, ...input }, person: by, request }) => {
    const { language } = request;
    if (id !== by.id) throw new Refusal('not_allowed', { sentence: peopleWords[language].says.otherAccount });
    return written({ person: by, request }, 'recordUpdated', () =>
      save.updateOwn({ revision, input, by, language, confirm }),
    ) as never;
  });
}
