import { useWords } from '#web/lib/words.tsx';

/** Stops everything that moves in the hero, without JavaScript: home.css looks whether it is ticked. */
export function PauseSwitch() {
  const t = useWords('home');
  return (
    <label className="hero-pause absolute end-3 bottom-3 grid size-11 cursor-pointer place-items-center rounded-full text-ink/70 hover:bg-ink/10 hover:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input type="checkbox" className="sr-only" aria-label={t('hero.pause')} />
      <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
        <path className="hero-pause-bars" d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
        <path className="hero-pause-play" d="M8 5l11 7-11 7z" />
      </svg>
    </label>
  );
}
