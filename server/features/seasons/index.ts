export { calendarRoutes } from './calendar-routes.ts';
export { firstEventAt, milestonesOf, seasonEnd } from './milestones.ts';
export { seasonRoutes } from './routes.ts';
export { seasonAtWorkFinder } from './store.ts';
export * from './table.ts';
