import { type ReactNode, useId } from 'react';
import { Card } from '#web/kit/Card.tsx';
import { OutsideLink } from '#web/kit/Link.tsx';
import { useWords } from '#web/lib/words.tsx';

const sections = ['notice', 'identity', 'seller', 'texts', 'social', 'links'] as const;
type SectionName = (typeof sections)[number];

export const sectionId = (name: SectionName): string => `settings-${name}`;

/** The way to each section of the long form. */
export function SectionLinks() {
  const t = useWords('admin-settings');
  return (
    <nav aria-label={t('sections')}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {sections.map((name) => (
          <li key={name}>
            <a
              href={`#${sectionId(name)}`}
              className="inline-block py-1.5 font-semibold text-palm no-underline underline-offset-3 hover:underline"
            >
              {t(`${name}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionProps {
  name: SectionName;
  text?: string;
  /** Where visitors see it. */
  see?: readonly { to: string; label: string }[];
  children: ReactNode;
}

/** Fields that belong together, with their title, and links to where visitors see them. */
export function Section({ name, text, see = [], children }: SectionProps) {
  const t = useWords('admin-settings');
  const id = useId();
  return (
    <Card as="section" pad="lg" id={sectionId(name)} aria-labelledby={id} className="scroll-mt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-xl">
          {t(`${name}.title`)}
        </h2>
        <span className="flex flex-wrap gap-x-5 text-sm">
          {see.map(({ to, label }) => (
            <OutsideLink key={to} href={to} look="strong" newTab className="py-1">
              {label}
            </OutsideLink>
          ))}
        </span>
      </div>
      {text && <p className="mt-1 max-w-prose text-soft">{text}</p>}
      <div className="mt-5 flex flex-col gap-5">{children}</div>
    </Card>
  );
}
