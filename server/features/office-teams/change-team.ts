import type { AdminTeamInput } from '#contract/endpoints/admin-teams.ts';
import type { z } from '#contract/zod.ts';
import { updateRecordIn } from '#server/features/office-records/index.ts';
import type { PaymentDeps } from '#server/features/payments/index.ts';
import { pictureNameOf } from '#server/features/uploads/index.ts';
import type { Person } from '#server/http/session.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import { teamKind } from './kind.ts';

/** What is not said stays. */
export type TeamChange = Partial<z.output<typeof AdminTeamInput>> & {
  id: string;
  revision?: number | undefined;
};

const line = (text: string | undefined) => (text === undefined ? undefined : cleanLine(text));

const valuesOf = ({ image, ...sent }: TeamChange) => ({
  ...{ name: line(sent.name), schoolName: line(sent.schoolName), ageLevel: line(sent.ageLevel) },
  ...{ stage: line(sent.stage), city: line(sent.city), notes: sent.notes },
  ...{ competitionId: sent.competion, regionId: sent.region },
  image: image === undefined ? undefined : image === '' ? null : pictureNameOf(image),
});

export async function changeTeam(payments: PaymentDeps, by: Person, sent: TeamChange): Promise<void> {
  const { id, revision } = sent;
  await payments.database.db.transaction(async (tx) => {
    await updateRecordIn(tx, teamKind, by, { id, revision, values: valuesOf(sent) });
  });
}
