import { type ReactNode, useEffect, useRef } from 'react';
import { Robot } from '../art/Robot.tsx';
import { Card } from '../Card.tsx';

export interface SentProps {
  title: string;
  children: ReactNode;
  /** Where to go from here. */
  actions: ReactNode;
}

/** What a form gives way to once it is sent. It takes the focus, so that it is read out and the page stays with it. */
export function Sent({ title, children, actions }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Card as="section" pad="lg" className="flex flex-col items-center py-10! text-center">
      <Robot pose="cheer" size={160} name="turs" />
      <h2 ref={heading} tabIndex={-1} className="mt-6 outline-none">
        {title}
      </h2>
      <p className="mt-2 max-w-md text-soft">{children}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>
    </Card>
  );
}
