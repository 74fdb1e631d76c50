export { sweepScoreDocuments } from './documents.ts';
export { scoreFileRoutes } from './files.ts';
export { scoreData } from './personal-data.ts';
export { reopenScores } from './reopen-scores.ts';
export { scoreRoutes } from './routes.ts';
export { scoresReceivedJob, sendScoresReceived } from './send-scores-received.ts';
export { scoresReopenedJob, sendScoresReopened } from './send-scores-reopened.ts';
export { earlierSubmissionsOf, hasScores, projectLinksOf, scoresOf, teamsWithScores } from './store.ts';
export { scoreEntries, scoreMatches, scoreSubmissions } from './table.ts';
