import { v5 as uuidv5 } from 'uuid';

/** The name space in which the sandbox's STEB makes the ids of its accounts. */
const accounts = '6f1c2a52-3c1e-4b60-9d51-7a4f3be0c5d1';

/** The id that the sandbox's STEB gives to a membership ID, so that the first sign-in finds the person loaded here. */
export const stebIdOf = (membershipId: string): string => uuidv5(`account:${membershipId}`, accounts);
