import type { Fee } from '#domain/fee.ts';

export type InBothLanguages = { en: string; ar: string };

/** All content of a tax invoice, or of a credit note, as plain JSON, fixed when it is issued. An empty text omits its row. */
export type InvoiceDocument = {
  number: string;
  /** ISO 8601. */
  issuedAt: string;
  seller: { name: InBothLanguages; address: InBothLanguages; vatNumber: string; crNumber: string };
  /** With an entity it is a standard tax invoice for that entity; without one a simplified one. */
  buyer: { name: string; email: string; entity?: { name: string; address: string; vatNumber: string } };
  team: { number: string; name: string; school: string };
  competition: InBothLanguages;
  season: InBothLanguages;
  /** Halalas. */
  amounts: Fee;
  /** The tax rate used. */
  taxPercent: number;
  payment: {
    method: 'card' | 'manual';
    /** The gateway's reference; for a payment recorded by hand, any text that identifies it. */
    reference: string;
    card?: { scheme: string; last4: string };
  };
  /**
   * Of a credit note: the invoice over whose whole amount it is, and the one that was issued in its place; without one,
   * that the fee was given back, or that a payment which had been recorded never came.
   */
  credited?: { number: string; issuedAt: string; replacedBy?: string; reason?: 'refunded' | 'not_received' };
};

/** The product on the invoice. So far there is one kind of sale: a team's place in a competition. */
export type Sold = Pick<InvoiceDocument, 'team' | 'competition' | 'season'>;
