export { sweepScoreDocuments } from './documents.ts';
export { scoreFileRoutes, scoreRoutes } from './routes.ts';
export { scoresReceivedJob, sendScoresReceived } from './send-scores-received.ts';
export { scoresOf, teamsWithScores } from './store.ts';
export { scoreEntries, scoreMatches, scoreSubmissions } from './table.ts';
