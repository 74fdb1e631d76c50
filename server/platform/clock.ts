/** The time as the portal sees it; tests move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
