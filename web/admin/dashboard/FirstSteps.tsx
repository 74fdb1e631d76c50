import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useEffect, useState } from 'react';
import { adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { listSeasonChoices } from '#contract/endpoints/season-choices.ts';
import { adminSettings } from '#contract/endpoints/settings.ts';
import { missingForInvoice } from '#domain/invoice-seller.ts';
import { Card } from '#web/kit/Card.tsx';
import { cx } from '#web/kit/cx.ts';
import { Link } from '#web/kit/Link.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { useWords } from '#web/lib/words.tsx';
import { competitions } from '../competitions/resource.ts';
import { reasonsOf } from '../competitions/why-no-teams.ts';
import { useMay } from '../kit/calls.ts';
import { seasons } from '../seasons/resource.ts';
import { settings } from '../settings/resource.ts';

const steps = ['invoices', 'season', 'competition'] as const;
type Done = Record<(typeof steps)[number], boolean>;

const leads: Record<(typeof steps)[number], string> = {
  invoices: settings.list(),
  season: seasons.list(),
  competition: competitions.list(),
};

/** Reads what a portal needs before its first team can be registered and pay; undefined if it could not be read. */
async function load(signal: AbortSignal): Promise<Done | undefined> {
  const [setting, choices, list] = await Promise.all([
    attempt(call(adminSettings.get, { query: { site_name: 'FIRST' }, signal })),
    attempt(call(listSeasonChoices, { query: { search: 'true' }, signal })),
    attempt(call(adminCompetitions.list, { query: { per_page: 100, shown: 'true', open: 'true' }, signal })),
  ]);
  if (!setting.answer || !choices.answer || !list.answer) return undefined;
  const { seasons: all } = choices.answer;
  return {
    invoices: missingForInvoice(setting.answer.setting).length === 0,
    season: all.some(({ status, registration }) => status && registration),
    competition: list.answer.competions.some((one) => reasonsOf(one, all)?.length === 0),
  };
}

/** Of a portal without any team: what has to be there first, and what of it is, for who may see to it. */
export function FirstSteps() {
  const t = useWords('admin-dashboard');
  const may = useMay();
  const mayDo = may(adminSettings.update) && may(adminCompetitions.update);
  const [done, setDone] = useState<Done>();
  useEffect(() => {
    if (!mayDo) return;
    const leaving = new AbortController();
    load(leaving.signal).then(setDone, (error: unknown) => {
      if (!leaving.signal.aborted) throw error;
    });
    return () => leaving.abort();
  }, [mayDo]);
  if (!done) return null;
  const all = steps.every((step) => done[step]);
  return (
    <Card as="section" className="mb-4">
      <h2 className="text-xl">{t('first.title')}</h2>
      <p className="mt-1 text-soft">{t(all ? 'first.ready' : 'first.text')}</p>
      <ol className="mt-4 flex flex-col gap-4">
        {steps.map((step) => {
          const Icon = done[step] ? CircleCheck : CircleDashed;
          return (
            <li key={step} className="flex gap-3">
              <span className="flex h-[1lh] shrink-0 items-center">
                <Icon aria-hidden size="1.35em" className={cx(done[step] ? 'text-good' : 'text-warn')} />
              </span>
              <div className="min-w-0">
                <Link to={leads[step]} look="strong">
                  {t(`first.${step}.title`)}
                </Link>
                <span className="sr-only">{` (${t(done[step] ? 'first.done' : 'first.open')})`}</span>
                <p className="mt-0.5 text-sm text-soft">{t(`first.${step}.text`)}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
