import type { ResultImport } from '#contract/endpoints/result-imports.ts';
import { formatNumber } from '#locales/format.ts';
import { query } from '#web/app/paths.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { useWords } from '#web/lib/words.tsx';
import { resultBoards, results } from '../resource.ts';

interface ImportDoneProps {
  made: ResultImport;
  /** The sentence of the server. */
  msg: string;
  onAgain: () => void;
}

/** What was written, and where to go from there. */
export function ImportDone({ made, msg, onAgain }: ImportDoneProps) {
  const t = useWords('admin-result-imports');
  const { added, replaced, skipped } = made;
  const inSeason = query({ season: made.season._id });
  return (
    <Callout
      tone="good"
      role="status"
      title={msg}
      actions={
        <>
          <ButtonLink to={resultBoards.address + inSeason} variant="primary" size="sm">
            {t('toBoards')}
          </ButtonLink>
          <ButtonLink to={results.address + inSeason} size="sm">
            {t('toList')}
          </ButtonLink>
          <Button size="sm" variant="ghost" onClick={onAgain}>
            {t('again')}
          </Button>
        </>
      }
    >
      {t('written', {
        ...{ added: formatNumber(added), replaced: formatNumber(replaced), skipped: formatNumber(skipped) },
      })}
    </Callout>
  );
}
