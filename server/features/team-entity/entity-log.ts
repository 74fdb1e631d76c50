import type { EntitySnapshot } from '#server/features/teams/index.ts';

/** A team's lines about its entity in the log. */
export const ENTITY_LOG = 'team_entity';

/** What the log says of an entity. */
export const named = (entity: Pick<EntitySnapshot, 'stebUserId' | 'name'> | null) =>
  entity ? { _id: entity.stebUserId, name: entity.name } : {};
