import { type ReactNode, useEffect, useRef, useState } from 'react';

const side = 56;

/**
 * A small picture of the chosen file, or the children where it is none. Drawn on a canvas, since the page's security
 * policy lets pictures come from this site alone.
 */
export function FilePreview({ file, picture, children }: { file: File | null; picture?: string; children: ReactNode }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    setDrawn(false);
    if (!file?.type.startsWith('image/')) return;
    let here = true;
    createImageBitmap(file).then(
      (bitmap) => {
        if (here && canvas.current) {
          cover(canvas.current, bitmap);
          setDrawn(true);
        }
        bitmap.close();
      },
      // A broken picture keeps its icon; the server says what is wrong with it.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [file]);
  return (
    <span className="pointer-events-none relative grid size-14 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-soft">
      {picture ? <img src={picture} alt="" width={side} height={side} className="size-full object-cover" /> : children}
      <canvas
        ref={canvas}
        width={side * 2}
        height={side * 2}
        hidden={!drawn}
        className="absolute inset-0 size-full bg-surface"
      />
    </span>
  );
}

/** Draws the middle of the picture over the whole canvas. */
function cover(canvas: HTMLCanvasElement, bitmap: ImageBitmap) {
  const edge = Math.min(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(
    bitmap,
    (bitmap.width - edge) / 2,
    (bitmap.height - edge) / 2,
    edge,
    edge,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}
