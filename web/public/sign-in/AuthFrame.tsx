import type { ReactNode, Ref } from 'react';
import { Band } from '#web/kit/art/Band.tsx';
import { Halo } from '#web/kit/art/Halo.tsx';
import { type Pose, Robot } from '#web/kit/art/Robot.tsx';
import { Card } from '#web/kit/Card.tsx';

interface Props {
  title: string;
  lead: string;
  /** The robot's speech beside the form, on wide screens. */
  aside: { title: string; text: string; pose: Pose };
  children: ReactNode;
  /** Below the card. */
  after?: ReactNode;
  /** For moving the focus to the heading. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The layout of signing in and up: the form, and beside it the robot in front of its cloth. */
export function AuthFrame({ title, lead, aside, children, after, headingRef }: Props) {
  return (
    <div className="wrap grid items-start gap-8 py-8 sm:py-14 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-14 xl:gap-20">
      <div>
        <Card as="section" pad="none" className="overflow-hidden" aria-labelledby="auth-title">
          <div className="lg:hidden">
            <Band height={20} />
          </div>
          <div className="p-5 sm:p-8">
            <h1 id="auth-title" ref={headingRef} tabIndex={-1} className="text-3xl outline-none">
              {title}
            </h1>
            <p className="mt-2 mb-7 text-soft">{lead}</p>
            {children}
          </div>
        </Card>
        {after}
      </div>
      <aside className="on-night sticky top-24 flex min-h-144 flex-col overflow-hidden rounded-xl max-lg:hidden">
        <div className="relative z-1 px-12 pt-12">
          <p className="text-3xl font-bold text-balance">{aside.title}</p>
          <p className="mt-3 max-w-md text-lg text-soft">{aside.text}</p>
        </div>
        <div className="relative mt-auto flex justify-center pt-8">
          <Halo className="absolute -bottom-2/5 start-1/2 w-240 max-w-none -translate-x-1/2 rtl:translate-x-1/2" />
          <Robot pose={aside.pose} size={290} name="turs" className="relative -mb-2" />
        </div>
        <Band height={60} className="relative shrink-0" />
      </aside>
    </div>
  );
}
