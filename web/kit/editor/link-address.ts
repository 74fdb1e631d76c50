/**
 * Normalises a web address: adds the scheme to `example.com`. Undefined for anything else, such as `javascript:…`; the
 * server also accepts only web addresses.
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

/** The same for texts of the office, which also link to pages of this site, to mail addresses and phones. */
export function pageAddress(typed: string): string | undefined {
  const text = typed.trim();
  const isOwn = /^(\/(?![/\\])|#)\S*$/.test(text) || /^(mailto|tel):[^\s:]+$/i.test(text);
  // `//` and `/\\` begin another site's address without its scheme.
  return isOwn ? text : text.startsWith('/') ? undefined : linkAddress(text);
}
