import 'react-image-crop/dist/ReactCrop.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import { Button } from '#web/kit/Button.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { Part } from './read-picture.ts';

interface CropDialogProps {
  bitmap: ImageBitmap;
  /** Width by height of the part; without it any. */
  ratio: number | undefined;
  onCrop: (part: Part) => void;
  onClose: () => void;
}

/** Pixels of the longer side on which the frame is moved. */
const SHOWN = 1_200;

/** The middle of the picture, as large as the ratio lets it be. */
const firstCrop = ({ width, height }: ImageBitmap, ratio: number | undefined): PercentCrop => {
  const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };
  if (!ratio) return whole;
  const side = ratio > width / height ? { width: 100 } : { height: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...side }, ratio, width, height), width, height);
};

const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
type HandleLabels = Record<`${(typeof handles)[number]}DragHandle`, string>;

const handleLabels = (label: string) =>
  Object.fromEntries(handles.map((handle) => [`${handle}DragHandle`, label])) as HandleLabels;

/** A frame over the picture, moved by hand, by touch or by keys. Loaded when a picture is cropped. */
export default function CropDialog({ bitmap, ratio, onCrop, onClose }: CropDialogProps) {
  const t = useWords('admin');
  const kit = useWords('kit');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(() => firstCrop(bitmap, ratio));
  const scale = Math.min(1, SHOWN / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  }, [bitmap, width, height]);
  const { x, y } = crop;
  return (
    <Dialog
      open
      size="lg"
      title={t('picture.cropTitle')}
      text={t('picture.cropText')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            disabled={!crop.width || !crop.height}
            onClick={() => onCrop({ x: x / 100, y: y / 100, width: crop.width / 100, height: crop.height / 100 })}
          >
            {t('picture.cropUse')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {kit('cancel')}
          </Button>
        </>
      }
    >
      {/* The library reckons from the left, in either language. */}
      <div
        dir="ltr"
        className="flex justify-center rounded-md bg-sunken p-3 [--rc-border-color:#ffffff] [--rc-drag-handle-bg-colour:var(--color-palm)] [--rc-drag-handle-size:14px] [--rc-focus-color:var(--color-focus)]"
      >
        <ReactCrop
          crop={crop}
          aspect={ratio}
          onChange={(_, percent) => setCrop(percent)}
          keepSelection
          minWidth={24}
          minHeight={24}
          ruleOfThirds
          ariaLabels={{ cropArea: t('picture.cropArea'), ...handleLabels(t('picture.cropHandle')) }}
        >
          <canvas
            ref={canvas}
            width={width}
            height={height}
            className="block h-auto max-h-[55dvh] w-auto max-w-full touch-none bg-[#fffaf0]"
          />
        </ReactCrop>
      </div>
    </Dialog>
  );
}
