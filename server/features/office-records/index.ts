export { cleanRichText } from './clean-rich-text.ts';
export { crudRoutes, orderRoutes, type Resource, switchRoutes } from './crud-routes.ts';
export { yesOrNo } from './csv-columns.ts';
export { logChange } from './log-change.ts';
