import { fitsLevel } from '#domain/age.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Badge } from '#web/kit/Badge.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { FoundPerson } from './draft.ts';

type PersonLineProps = {
  person: FoundPerson;
  ageLevel: { title: string; desc: string } | undefined;
  /** Says that it was found, for those who do not see it appear. */
  announced?: boolean;
};

/** Picture and name of a looked-up person, and a hint on whether their age fits. It refuses nobody. */
export function PersonLine({ person, ageLevel, announced }: PersonLineProps) {
  const t = useWords('registration');
  const { name, picture, age } = person;
  const fits = typeof age === 'number' && ageLevel ? fitsLevel(age, ageLevel) : undefined;
  return (
    <div className="mt-2.5 flex items-center gap-3">
      <Avatar name={name} picture={picture} size={36} />
      <div className="min-w-0">
        <p className="font-semibold">
          {announced && <span className="sr-only">{t('found', { name })}</span>}
          <bdi aria-hidden={announced}>{name}</bdi>
        </p>
        {fits !== undefined && (
          <Badge tone={fits ? 'good' : 'warn'}>{t(fits ? 'ageFits' : 'ageDiffers', { age: age ?? '' })}</Badge>
        )}
      </div>
    </div>
  );
}
