import { type ClipboardEvent, type DragEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { useWords } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';
import type { ControlProps } from './Field.tsx';

interface DropAreaProps {
  /** What `Field` gives its control. */
  control: ControlProps;
  /** What the browser's dialog offers: `image/png,application/pdf`. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Of several that are dropped where one is asked for, the first. */
  onFiles: (files: [File, ...File[]]) => void;
  /** The input inside, which gets the focus when what was chosen is removed. */
  ref?: Ref<HTMLInputElement>;
  /** What is there, or an icon. */
  preview: ReactNode;
  /** The name of the file that is there, or what can be chosen. */
  name: string;
  /** The name is that of a file, in whatever language. */
  isFile?: boolean;
  detail?: string;
  /** That files can be dropped, said where there is a mouse: nobody drops files on a phone. */
  orDrop?: string | undefined;
  /** What is said while something is held above it. */
  dropHere?: string;
  className?: string;
  /** Buttons at its end, which must lie above the input: `relative z-1`. */
  children?: ReactNode;
}

/** Where files are chosen: by a click, by keys, by dropping them, or by pasting a copied picture. */
export function DropArea(props: DropAreaProps) {
  const { control, accept, multiple, disabled, onFiles, ref, preview, name, isFile, detail, orDrop, className } = props;
  const t = useWords('kit');
  const textId = useId();
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const [first, ...others] = list ?? [];
    if (first && !disabled) onFiles(multiple ? [first, ...others] : [first]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside offers the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
      className={cx(
        'relative flex min-h-20 items-center gap-4 rounded-md border-[1.5px] border-dashed bg-surface p-4 transition-colors',
        over ? 'border-palm bg-palm-tint' : control['aria-invalid'] ? 'border-bad' : 'border-edge/75 hover:border-edge',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-focus-visible:outline-solid',
        disabled && 'opacity-60',
        className,
      )}
    >
      <input
        {...control}
        ref={ref}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        // The input itself is emptied below, and would say that nothing is chosen.
        aria-describedby={cx(control['aria-describedby'], textId)}
        onChange={(event) => {
          take(event.target.files);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
        className="absolute inset-0 cursor-pointer rounded-md text-[0] opacity-0"
      />
      <span className="pointer-events-none shrink-0">{preview}</span>
      <span id={textId} className="pointer-events-none w-full min-w-0 contain-inline-size">
        <span
          dir={isFile && !over ? 'auto' : undefined}
          className={cx('font-semibold wrap-anywhere', isFile ? 'line-clamp-2 max-sm:text-sm' : 'block')}
        >
          {over ? (props.dropHere ?? t('dropHere')) : name}
        </span>
        {detail && <span className="block text-sm text-soft">{detail}</span>}
        {orDrop && <span className="block text-sm text-soft pointer-coarse:hidden">{orDrop}</span>}
      </span>
      {props.children}
    </div>
  );
}
