export { ageLevelsThat, knownAgeLevels, offeredAgeLevels, presentAgeLevel } from './age-levels.ts';
export { resourceFileRoutes } from './resource-files.ts';
export { competitionRoutes } from './routes.ts';
export { seasonChoices } from './season-choices.ts';
export { competitionCardsOf } from './store.ts';
export * from './table.ts';
export { videoFileRoutes } from './video-files.ts';
