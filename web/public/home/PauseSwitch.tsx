import { useEffect, useRef } from 'react';
import { useWords } from '#web/lib/words.tsx';

/**
 * Pauses all motion in the hero: hero.css reads the checkbox, which needs no JavaScript, and the video gets the state.
 */
export function PauseSwitch({ onChange }: { onChange: (paused: boolean) => void }) {
  const t = useWords('home');
  const box = useRef<HTMLInputElement>(null);
  // Ticked before hydration, or restored by the browser after a reload.
  useEffect(() => onChange(box.current?.checked ?? false), [onChange]);
  return (
    <label className="hero-pause absolute -end-2 bottom-3 z-1 grid size-11 cursor-pointer place-items-center rounded-full bg-night/60 text-ink/80 hover:bg-night hover:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input
        ref={box}
        type="checkbox"
        className="sr-only"
        aria-label={t('hero.pause')}
        onChange={(event) => onChange(event.target.checked)}
      />
      <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
        <path className="hero-pause-bars" d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
        <path className="hero-pause-play" d="M8 5l11 7-11 7z" />
      </svg>
    </label>
  );
}
