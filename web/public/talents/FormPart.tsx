import type { ReactNode } from 'react';

/** A part of a long form: its title on one side, its fields in two columns on the other. */
export function FormPart({ title, text, children }: { title?: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-5 [section+&]:border-t [section+&]:border-line [section+&]:pt-10 lg:grid-cols-[17rem_minmax(0,44rem)]">
      <div className="self-start lg:sticky lg:top-24">
        {title && <h2 className="text-xl">{title}</h2>}
        {text && <p className="mt-1 text-sm text-soft">{text}</p>}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
