/** Arabic-Indic and Persian digits as Western ones: what people type into codes, phones and amounts. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
