export { NextBroadcast } from './NextBroadcast.tsx';
export { Timeline } from './Timeline.tsx';
