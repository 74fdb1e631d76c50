import { type ReactNode, useEffect, useRef, useState } from 'react';

const side = 56;

/**
 * A small preview of the chosen file, or the children if it is not a picture. Drawn on a canvas, because the page's
 * security policy allows pictures only from this site.
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
      // A picture that cannot be read keeps its icon; the server reports the error.
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

/** Draws the middle of the picture, scaled to cover the canvas. */
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
