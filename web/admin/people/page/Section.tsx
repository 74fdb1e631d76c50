import { type ReactNode, useId } from 'react';
import { Card } from '#web/kit/Card.tsx';

interface SectionProps {
  title: string;
  /** Below the contents: the way to all of it. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A part of a person's page. */
export function Section({ title, foot, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {children}
        {foot}
      </Card>
    </section>
  );
}

/** Rows of a part, each high enough for a finger. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="-my-1 divide-y divide-line">{children}</ul>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-2">{children}</li>
);
