/** Request errors by Telr's published response codes; the gateway sends them with HTTP status 200. */
const MESSAGES = {
  invalidRequest: 'E01:Invalid request',
  costMissing: 'E02:Transaction cost or currency not supplied',
  cartMissing: 'E03:Cart ID not set',
  invalidStore: 'E04:Invalid store ID',
  invalidCost: 'E05:Transaction cost or currency not valid',
  invalidMode: 'E06:Invalid transaction mode',
  invalidReference: 'E22:Invalid transaction reference',
  invalidType: 'E40:Invalid transaction type',
  invalidMethod: 'E52:Invalid Transaction Method',
  duplicate: 'E56:Duplicate transaction',
} as const;

/** A refused request. The message is Telr's; of the notes only the one of E56 is published, the others are ours. */
export class GatewayError extends Error {
  readonly note: string;

  constructor(code: keyof typeof MESSAGES, note: string) {
    super(MESSAGES[code]);
    this.note = note;
  }
}
