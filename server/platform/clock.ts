/** The portal's time; tests change it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
