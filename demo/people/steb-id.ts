import { v5 as uuidv5 } from 'uuid';

/** The UUID namespace of the account ids of the STEB sandbox. */
const accounts = '6f1c2a52-3c1e-4b60-9d51-7a4f3be0c5d1';

/** The STEB sandbox's id for a membership ID, so that the first sign-in finds the person loaded here. */
export const stebIdOf = (membershipId: string): string => uuidv5(`account:${membershipId}`, accounts);
