import type { PageHandle } from '#web/lib/words.tsx';
import { Mark } from '../art/Mark.tsx';
import { ColorModeSwitch } from '../ColorModeSwitch.tsx';
import { ConfirmHost } from '../overlay/ConfirmHost.tsx';
import { Art } from './Art.tsx';
import { Basics } from './Basics.tsx';
import { Data } from './Data.tsx';
import { Forms } from './Forms.tsx';
import { Foundations } from './Foundations.tsx';
import { Overlays } from './Overlays.tsx';
import { Slides } from './Slides.tsx';
import { States } from './States.tsx';

export const handle = { needs: 'public', words: ['kit'] } satisfies PageHandle;

/** Every component of the kit in every state, for developers. Served only in development, at `/kit`. */
export default function KitPage() {
  return (
    <main className="wrap pb-24">
      <title>Kit</title>
      <ConfirmHost />
      <header className="flex flex-wrap items-center gap-4 py-8">
        <Mark size={44} />
        <h1 className="grow text-3xl">Kit</h1>
        <ColorModeSwitch />
      </header>
      <Basics />
      <Forms />
      <Overlays />
      <Data />
      <Slides />
      <States />
      <Art />
      <Foundations />
    </main>
  );
}
