import { ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { useWords } from '#web/lib/words.tsx';
import { AcademyLink } from './AcademyLink.tsx';

interface NothingHereProps {
  kind: 'courses' | 'shops';
  /** Whether the academy has ever sent its catalogue. */
  reached: boolean;
  /** This page, for a retry. */
  here: string;
  /** The whole list. */
  all: string;
}

/** Shown without cards: the list is empty, or its contents are unknown. */
export function NothingHere({ kind, reached, here, all }: NothingHereProps) {
  const t = useWords('catalogue');
  if (reached) {
    return (
      <EmptyState
        title={t('empty')}
        text={t(`${kind}.emptyText`)}
        action={<ButtonLink to={all}>{t(`${kind}.showAll`)}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      pose="torn"
      title={t('unreached.title')}
      text={t('unreached.text')}
      action={
        <>
          <ButtonLink to={here} reloadDocument>
            {t('unreached.retry')}
          </ButtonLink>
          <AcademyLink label={t(`${kind}.academy`)} variant="ghost" />
        </>
      }
    />
  );
}
