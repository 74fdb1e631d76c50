/**
 * The web address that somebody means: `example.com` has its scheme added. Undefined for anything that is none, such as
 * `javascript:…`; the server takes web addresses alone too.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return undefined;
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/:]+:\d/.test(text) ? text : `https://${text}`;
  try {
    const url = new URL(whole);
    const isWeb = /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username && !url.password;
    return isWeb ? url.href : undefined;
  } catch {
    return undefined;
  }
}
