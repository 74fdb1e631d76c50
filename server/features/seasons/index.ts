export { calendarRoutes } from './calendar-routes.ts';
export { milestonesOf, seasonEnd } from './milestones.ts';
export { officeSeasons } from './office.ts';
export { seasonRoutes } from './routes.ts';
export { type CompetitionsOf, seasonAtWorkFinder } from './store.ts';
export * from './table.ts';
