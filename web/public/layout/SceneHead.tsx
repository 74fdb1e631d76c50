import type { ReactNode } from 'react';
import { clothName } from '#brand/cloth-name.ts';
import { Band } from '#web/kit/art/Band.tsx';
import { Tapestry } from '#web/kit/art/Tapestry.tsx';
import { pictureSizes } from '#web/lib/picture-sizes.ts';

interface SceneHeadProps {
  /** The name for the cloth of the band, which also replaces a missing picture. */
  of: { slug: string };
  /** The address of its scene, in the ratio 3:2; it is cropped at the top and bottom. */
  scene: string | null;
  /** A line above the title: what it belongs to. */
  over: ReactNode;
  title: string;
  children?: ReactNode;
}

/** The head of a season or competition: its scene as large as possible, with a woven edge beside the text. */
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
            // Painted together with the first text, not a frame later, when the scripts have begun to load.
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
