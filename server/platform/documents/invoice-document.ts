import type { Fee } from '#domain/fee.ts';

export type InBothLanguages = { en: string; ar: string };

/** All that a tax invoice says, as plain JSON, fixed when it is issued. An empty text leaves its row out. */
export type InvoiceDocument = {
  number: string;
  /** ISO 8601. */
  issuedAt: string;
  seller: { name: InBothLanguages; address: InBothLanguages; vatNumber: string; crNumber: string };
  /** With an entity it is a standard tax invoice, made out to that entity; without one a simplified one. */
  buyer: { name: string; email: string; entity?: { name: string; address: string; vatNumber: string } };
  team: { number: string; name: string; school: string };
  competition: InBothLanguages;
  season: InBothLanguages;
  /** Halalas. */
  amounts: Fee;
  /** The rate that the tax was computed with. */
  taxPercent: number;
  payment: {
    method: 'card' | 'manual';
    /** The gateway's reference; for a payment taken by hand, whatever names it. */
    reference: string;
    card?: { scheme: string; last4: string };
  };
};

/** What the invoice says was sold. Its documents know one kind of sale so far: a team's place in a competition. */
export type Sold = Pick<InvoiceDocument, 'team' | 'competition' | 'season'>;
