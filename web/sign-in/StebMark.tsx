/** A key made of diamonds, for the provider's button. */
export function StebMark() {
  return (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true" className="shrink-0 text-palm">
      <path d="M8 5l7 7-7 7-7-7z" fill="currentColor" />
      <path d="M8 9l3 3-3 3-3-3z" fill="var(--surface)" />
      <path d="M13 12h10M18 12v4M22 12v3" stroke="currentColor" strokeWidth="2.4" fill="none" />
    </svg>
  );
}
