import { adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import type { ResultBoard } from '#contract/endpoints/result-boards.ts';
import { Button } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { call } from '#web/lib/api.ts';
import { useLocal } from '#web/lib/local.ts';
import { isolated } from '#web/lib/names.ts';
import { useWords } from '#web/lib/words.tsx';
import { type SwitchCall, useMay } from '../kit/calls.ts';
import { useWrite } from '../kit/useWrite.ts';

interface ShowButtonProps {
  switchAll: SwitchCall;
  record: ResultBoard['season'];
  label: string;
}

/** Switches on what visitors do not see. */
function ShowButton({ switchAll, record, label }: ShowButtonProps) {
  const t = useWords('admin-results');
  const say = useLocal();
  const { write, pending } = useWrite(
    () => call(switchAll, { body: { ids: [record._id], name: 'status', status: true } }),
    { done: t('boards.shown') },
  );
  if (!useMay()(switchAll)) return null;
  const name = isolated(say(record, 'name'));
  return (
    <Button
      size="sm"
      pending={pending}
      aria-label={t('boards.showNamed', { action: label, name })}
      onClick={() => write()}
    >
      {label}
    </Button>
  );
}

/** Above the boards of a season that visitors do not see. */
export function HiddenSeason({ season }: { season: ResultBoard['season'] }) {
  const t = useWords('admin-results');
  return (
    <Callout
      tone="warn"
      actions={<ShowButton switchAll={adminSeasons.switchAll} record={season} label={t('boards.showSeason')} />}
    >
      {t('boards.seasonHidden')}
    </Callout>
  );
}

/** In the row of a board whose competition visitors do not see. */
export function HiddenCompetition({ competition }: { competition: ResultBoard['competion'] }) {
  const t = useWords('admin-results');
  return (
    <div className="mt-2 flex flex-col items-start gap-2 text-sm font-normal max-sm:items-end max-sm:text-end">
      <span className="text-warn">{t('boards.competitionHidden')}</span>
      <ShowButton switchAll={adminCompetitions.switchAll} record={competition} label={t('boards.showCompetition')} />
    </div>
  );
}
