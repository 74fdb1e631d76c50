import { limits } from '#contract/limits.ts';
import { formatNumber } from '#locales/format.ts';
import { useFileSize } from '#web/kit/form/file-rules.ts';
import { useWords } from '#web/lib/words.tsx';
import type { PictureProblem } from './read-picture.ts';

/** The sentence that says why a picture was not taken, and what to do. */
export function usePictureProblem() {
  const t = useWords('admin');
  const size = useFileSize();
  return (problem: PictureProblem, file: Blob): string => {
    if (problem.key === 'tooLarge') {
      const { width, height } = problem;
      const most = formatNumber(limits.pictureMaxSide * 2);
      return t('picture.tooLarge', { width: formatNumber(width), height: formatNumber(height), most });
    }
    return t(`picture.${problem.key}`, { actual: size(file.size), size: size(limits.officePictureMaxBytes) });
  };
}
