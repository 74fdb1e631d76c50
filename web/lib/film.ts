/** Information about the connection that only some browsers have. */
type WithConnection = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/** Whether a film may play by itself: not with reduced motion, data saving or a slow connection. */
export function filmsAreWelcome(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as WithConnection).connection ?? {};
  return !saveData && effectiveType === '4g' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Plays a silent film while it is in sight. In a power-saving mode the browser may refuse: its first picture stays. One
 * that the person has paused does not begin again.
 * @returns ends that
 */
export function playInSight(film: HTMLVideoElement): () => void {
  let begun = false;
  const watcher = new IntersectionObserver(
    ([seen]) => {
      if (seen?.isIntersecting) {
        begun = true;
        film.muted = true;
        film.play().catch(() => {});
      } else if (begun && film.paused) watcher.disconnect();
      else film.pause();
    },
    { threshold: 0.25 },
  );
  watcher.observe(film);
  return () => {
    watcher.disconnect();
    film.pause();
  };
}
