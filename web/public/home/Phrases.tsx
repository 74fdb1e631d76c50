import type { CSSProperties } from 'react';
import { useWords } from '#web/lib/words.tsx';

const phrases = ['city', 'match', 'friends', 'podium'] as const;

/**
 * The phrases of the headline, shown one after the other (hero.css). All have the same position, so that the layout
 * does not shift. Screen readers read the first; with reduced motion it stays.
 */
export function Phrases() {
  const t = useWords('home');
  return (
    <span className="hero-phrases">
      {phrases.map((phrase, index) => (
        <span
          key={phrase}
          className="hero-phrase"
          aria-hidden={index > 0 || undefined}
          style={{ '--turn': index } as CSSProperties}
        >
          <span>{t(`hero.${phrase}`)}</span>
        </span>
      ))}
    </span>
  );
}
