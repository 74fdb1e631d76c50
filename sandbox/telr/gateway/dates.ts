const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const GULF_OFFSET_MS = 4 * 3_600_000;

/** Milliseconds as the gateway writes a transaction's date, in Gulf Standard Time: "04 Aug 2022 12:56 GST". */
export function transactionDate(time: number): string {
  const gulf = new Date(time + GULF_OFFSET_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = `${two(gulf.getUTCHours())}:${two(gulf.getUTCMinutes())}`;
  return `${two(gulf.getUTCDate())} ${MONTHS[gulf.getUTCMonth()]} ${gulf.getUTCFullYear()} ${clock} GST`;
}
