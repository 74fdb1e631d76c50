import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CompetitionChoice } from '#contract/endpoints/season-choices.ts';
import { toHalalas } from '#domain/money.ts';
import { formatMoney } from '#locales/format.ts';
import { Button } from '#web/kit/Button.tsx';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { call } from '#web/lib/api.ts';
import { useLocal } from '#web/lib/local.ts';
import { isolated, useNames } from '#web/lib/names.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useWrite } from '../kit/useWrite.ts';
import { type Offering, onceOpened, openIn, type Switching, switchings, toChooseFrom, whyNone } from './opening.ts';
import { Reason } from './Reason.tsx';

/** Says what will be switched on and what comes of it, and does it. */
export function OpenDialog({ offering, onClose }: { offering: Offering; onClose: () => void }) {
  const t = useWords('admin-takes-teams');
  const kit = useWords('kit');
  const admin = useWords('admin');
  const say = useLocal();
  const withFee = useNameWithFee();
  const listed = useNames();
  const { revalidate } = useRevalidator();
  const { season, competition } = offering;
  const choices = toChooseFrom(offering);
  // A free one may be one whose fee nobody has entered: the office ticks it itself.
  const [ticked, setTicked] = useState<readonly string[]>(choices.filter(({ paid }) => paid).map(({ _id }) => _id));
  const chosen = choices.filter(({ _id }) => ticked.includes(_id));
  const after = onceOpened(offering, chosen);
  const steps = switchings(season, competition ? [competition] : chosen);
  const stillWhy = whyNone(after, new Date());
  const takes = stillWhy.length === 0;
  const { write, pending } = useWrite(sendAll, { done: t(takes ? 'opened' : 'prepared'), failed: t('failed') });
  const mayOpen = steps.length > 0 && (choices.length === 0 || chosen.length > 0);
  const act = async () => {
    const done = await write(steps);
    // Some of it may have been done.
    if (done === false) await revalidate();
    onClose();
    // The button that opened the dialog is gone with the reason for it.
    setTimeout(() => document.getElementById('content')?.focus());
  };
  const nameOf = (one: { name: string; name_en: string }) => say(one, 'name');
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('ask', { name: isolated(nameOf(competition ?? season)) })}
      text={takes ? t('outcome', { names: listed(openIn(after.season).map(withFee)) }) : t('stillNone')}
      locked={pending}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" pending={pending} aria-disabled={!mayOpen} onClick={mayOpen ? act : undefined}>
            {t('open')}
          </Button>
          <Button data-autofocus aria-disabled={pending} onClick={pending ? undefined : onClose}>
            {kit('cancel')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {!takes && (
          <ul className="-mt-2 list-disc ps-5">
            {stillWhy.map((why) => (
              <li key={why.reason}>
                <Reason why={why} />
              </li>
            ))}
          </ul>
        )}
        {choices.length > 0 && (
          <fieldset className="flex flex-col gap-2.5">
            <legend className="mb-2 font-semibold">{t('which')}</legend>
            {choices.map((one) => (
              <Checkbox
                key={one._id}
                label={withFee(one)}
                value={ticked.includes(one._id)}
                onChange={(on) => setTicked(on ? [...ticked, one._id] : ticked.filter((id) => id !== one._id))}
              />
            ))}
          </fieldset>
        )}
        {mayOpen && (
          <div aria-live="polite">
            <p className="font-semibold">{t('does')}</p>
            <ul className="mt-1 list-disc ps-5">
              {steps.map(({ call: { path }, name, records }) => (
                <li key={`${path} ${name}`}>
                  {t(name === 'registration' ? 'openRegistration' : records.length > 1 ? 'showMany' : 'show', {
                    // A long list of names hides what it says.
                    names:
                      records.length > 4
                        ? admin('uses.competitions', { count: records.length })
                        : listed(records.map(nameOf)),
                  })}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** A competition with what it costs: "Challenge (SAR 350.00)". */
function useNameWithFee() {
  const t = useWords('admin-takes-teams');
  const say = useLocal();
  const { lang } = useLanguage();
  return (one: CompetitionChoice) =>
    t('withFee', {
      name: isolated(say(one, 'name')),
      fee: one.paid ? formatMoney(toHalalas(one.price), lang) : t('free'),
    });
}

/** One after the other: a season is not shown before its competitions. */
async function sendAll(steps: readonly Switching[]) {
  for (const { call: switchAll, name, records } of steps) {
    await call(switchAll, { body: { ids: records.map(({ _id }) => _id), name, status: true } });
  }
}
