import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useWords } from '#web/lib/words.tsx';
import { Emblem } from './art/Emblem.tsx';
import { cx } from './cx.ts';

export interface AvatarProps {
  /** The name: the emblem is made from it if there is no picture. */
  name: string;
  /** Address of the picture. If it does not load, the emblem is shown instead. */
  picture?: string | null;
  /** In pixels. */
  size?: number;
  /** `round` for people, `square` for teams and organisations. */
  shape?: 'round' | 'square';
  /** Set it only if the name is not written beside the picture. */
  label?: string;
  className?: string;
}

/** A picture of a person or team, or the emblem of their name. */
export function Avatar({ name, picture, size = 40, shape = 'round', label, className }: AvatarProps) {
  const [broken, setBroken] = useState(false);
  if (!picture || broken) return <Emblem name={name} size={size} shape={shape} label={label} className={className} />;
  return (
    <img
      src={picture}
      alt={label ?? ''}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      style={{ inlineSize: size, blockSize: size }}
      className={cx(
        'shrink-0 bg-sunken object-cover outline-1 -outline-offset-1 outline-ink/10 outline-solid',
        shape === 'round' ? 'rounded-full' : 'rounded-[22%]',
        className,
      )}
    />
  );
}

export interface AvatarGroupProps {
  people: { name: string; picture?: string | null }[];
  size?: number;
  className?: string;
}

/** The pictures of a team's people: at most four, then the number of others (public spec, section 2, "My Teams"). */
export function AvatarGroup({ people, size = 32, className }: AvatarGroupProps) {
  const t = useWords('kit');
  const shown = people.slice(0, limits.avatarGroup);
  const more = people.length - shown.length;
  return (
    <ul className={cx('flex items-center', className)}>
      {shown.map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and the list is never reordered
        <li key={index} className="rounded-full ring-2 ring-surface not-first:-ms-2">
          <Avatar {...person} label={person.name} size={size} />
        </li>
      ))}
      {more > 0 && (
        <li
          style={{ blockSize: size, minInlineSize: size }}
          className="-ms-2 grid place-items-center rounded-full bg-sunken px-1.5 text-xs font-semibold text-ink ring-2 ring-surface"
        >
          <bdi dir="ltr" aria-hidden>
            +{more}
          </bdi>
          <span className="sr-only">{t('andMore', { count: more })}</span>
        </li>
      )}
    </ul>
  );
}
