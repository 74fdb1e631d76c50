import type { ReactNode } from 'react';
import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#web/lib/words.tsx';
import { Line } from './Line.tsx';
import { Thumbnail } from './picture/Thumbnail.tsx';

interface PicturedNameProps {
  record: { file_path: string; name: string; name_en: string };
  /** What stands there for a record without a name. */
  noName: string;
  /** In the place of a picture that there is not. */
  instead?: ReactNode;
  /** Cuts the picture to its box. */
  cover?: boolean;
}

/** A record's picture beside its name, in the page's language first. */
export function PicturedName({ record, noName, instead, cover }: PicturedNameProps) {
  const { lang } = useLanguage();
  const texts: { language: Language; text: string }[] = [
    { language: 'ar', text: record.name },
    { language: 'en', text: record.name_en },
  ];
  const named = (lang === 'ar' ? texts : texts.toReversed()).filter(({ text }) => text);
  return (
    <span className="flex items-center gap-3.5">
      {record.file_path || !instead ? <Thumbnail src={record.file_path} cover={cover} /> : instead}
      <span className="min-w-0 grow">
        {named.length === 0 && <span className="text-soft">{noName}</span>}
        {named.map(({ language, text }, at) => (
          <Line key={language} lang={language} detail={at > 0}>
            {text}
          </Line>
        ))}
      </span>
    </span>
  );
}
