import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** Fields of a long form that belong together, below their title. */
export function Part({ title, text, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-4 flex flex-col gap-5 first:mt-0">
      <div>
        <h2 id={id} className="border-b border-line pb-1.5 text-xl">
          {title}
        </h2>
        {text && <p className="mt-1.5 text-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
