/**
 * Time of a loop, from 0 to 1. A competition's drawing at 1 is the one at 0, so that its loop has no seam; the one at 0
 * is its banner.
 */
export type Moment = number;

/** From 0 over 1, 0 and -1 back to 0, `turns` times in a loop. @param from where in its turn it starts, 0 to 1 */
export const swing = (t: Moment, turns = 1, from = 0): number => Math.sin(2 * Math.PI * (t * turns + from));

/** From 0 to 1 and back, without a jolt. */
export const rise = (t: Moment, turns = 1, from = 0): number => (1 - Math.cos(2 * Math.PI * (t * turns + from))) / 2;

/** The arc of something that is thrown: 0 at either end of its flight, 1 at its top. */
export const arc = (flight: number): number => 4 * flight * (1 - flight);
