/** Parses an amount in major units ("403", "54.5", "403.00") into minor units; null unless it is above zero. */
export function parseAmount(text: string): number | null {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!parts) return null;
  const minor = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return minor > 0 ? minor : null;
}

/** Formats minor units like the gateway: always two decimals. */
export function formatAmount(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

/** A three-letter code, in capitals, of a currency with two decimals; null for anything else. */
export function parseCurrency(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(code) || !Intl.supportedValuesOf('currency').includes(code)) return null;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
  return format.resolvedOptions().maximumFractionDigits === 2 ? code : null;
}
