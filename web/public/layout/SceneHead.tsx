import type { ReactNode } from 'react';
import { clothName } from '#brand/cloth-name.ts';
import { Band } from '#web/kit/art/Band.tsx';
import { Tapestry } from '#web/kit/art/Tapestry.tsx';
import { pictureSizes } from '#web/lib/picture-sizes.ts';

interface SceneHeadProps {
  /** Whose page it is: its cloth closes the head, and fills the picture's place where there is none. */
  of: { slug: string };
  /** The address of its scene, three wide to two high; it is cropped at its upper and lower edge. */
  scene: string | null;
  /** A line over the title: what it is part of. */
  over: ReactNode;
  title: string;
  children?: ReactNode;
}

/** The head of a season or competition: its own scene as large as the place allows, with a woven edge towards the words. */
export function SceneHead({ of, scene, over, title, children }: SceneHeadProps) {
  return (
    <header className="scene-head on-night">
      <div className="scene-head-picture">
        {scene ? (
          <img
            {...pictureSizes(scene, '(width >= 48rem) 48vw, 100vw')}
            alt=""
            width={1200}
            height={800}
            fetchPriority="high"
            // Painted with the first words, and not a frame later, after the scripts have begun to load.
            decoding="sync"
          />
        ) : (
          <Tapestry name={clothName(of)} columns={36} rows={24} />
        )}
      </div>
      <div className="wrap">
        <div className="scene-head-words">
          <div>{over}</div>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
      <Band of={of} height={48} className="relative" />
    </header>
  );
}
