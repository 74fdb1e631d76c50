import type { ReactNode } from 'react';
import type { AgeLevel } from '#contract/entities.ts';
import { fitsLevel, levelsFor } from '#domain/age.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Badge } from '#web/kit/Badge.tsx';
import { useAgeLevel } from '#web/lib/age-level.ts';
import { useWords } from '#web/lib/words.tsx';
import type { FoundPerson } from './usePeople.ts';

type PersonLineProps = {
  person: FoundPerson;
  /** The chosen level and the levels of the category, where ages are checked. */
  ages?: { chosen: AgeLevel; levels: readonly AgeLevel[] } | undefined;
  /** Announces the result to screen readers. */
  announced?: boolean;
  shape?: 'round' | 'square';
  children?: ReactNode;
};

/** Picture and name of the person found, with hints: whether their age fits, whether they are in another team. */
export function PersonLine({ person, ages, announced, shape = 'round', children }: PersonLineProps) {
  const t = useWords('look-up');
  const { name, picture, elsewhere } = person;
  return (
    <div className="mt-2.5 flex items-start gap-3">
      <Avatar name={name} picture={picture} size={36} shape={shape} />
      <div className="min-w-0">
        <p className="font-semibold">
          {announced && <span className="sr-only">{t('found', { name })}</span>}
          <bdi aria-hidden={announced}>{name}</bdi>
        </p>
        {ages && <AgeHint age={person.age} {...ages} />}
        {elsewhere && (
          <Badge tone="warn" className="mt-1">
            {t('elsewhere')}
          </Badge>
        )}
        {children}
      </div>
    </div>
  );
}

type AgeHintProps = { age: number | null | undefined; chosen: AgeLevel; levels: readonly AgeLevel[] };

/** Whether the age fits the chosen level, and which level would fit. Advice only. */
function AgeHint({ age, chosen, levels }: AgeHintProps) {
  const t = useWords('look-up');
  const level = useAgeLevel();
  if (typeof age !== 'number') return null;
  const fits = fitsLevel(age, chosen);
  if (fits === undefined) return null;
  const others = fits ? [] : levelsFor(age, levels);
  return (
    <>
      <Badge tone={fits ? 'good' : 'warn'}>{t(fits ? 'ageFits' : 'ageDiffers', { age })}</Badge>
      {others.length > 0 && (
        <p className="mt-1 text-sm text-soft">{t('ageInstead', { levels: others.map(level.name).join(t('or')) })}</p>
      )}
    </>
  );
}
