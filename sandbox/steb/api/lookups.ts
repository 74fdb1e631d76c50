import type { FastifyInstance } from 'fastify';
import { fieldsOf, textField } from '../body.ts';
import type { StebContext } from '../options.ts';
import { toEntityJson, toUserJson } from '../store/account.ts';
import { missingFields, refusal, requireApiKey } from './refusals.ts';

/** Coaches and members by membership ID, organisations by CR number; each also under `/iframe`. */
export function lookupRoutes(app: FastifyInstance, { store, publicUrl, apiKey }: StebContext): void {
  const lookUp = (name: string, field: string, find: (value: string) => object) => {
    for (const path of [`/${name}`, `/iframe/${name}`]) {
      app.post(path, async (request) => {
        requireApiKey(request, apiKey);
        const value = textField(fieldsOf(request.body), field);
        if (!value) throw missingFields([field]);
        return find(value);
      });
    }
  };

  lookUp('coaches', 'coach_id', (id) => {
    const coach = store.accounts.byNationalId(id);
    if (coach?.type !== 1 || coach.status === 0) return refusal('not_found', 'Coach is not found or not verified.');
    return { success: true, coach: toUserJson(coach, publicUrl) };
  });

  lookUp('members', 'member_id', (id) => {
    const member = store.accounts.byNationalId(id);
    if (member?.type !== 0) return refusal('not_found', 'Member is not found.');
    return { success: true, member: toUserJson(member, publicUrl) };
  });

  lookUp('entity', 'entity_cr', (crNumber) => {
    const entity = store.accounts.byCrNumber(crNumber);
    if (entity?.type !== 2 || entity.status === 0) return refusal('not_found', 'Entity is not found or not active.');
    return { success: true, ...toEntityJson(entity, publicUrl) };
  });
}
