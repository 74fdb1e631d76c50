import { useEffect, useRef } from 'react';
import type { Region, Team, User } from '#contract/entities.ts';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Card } from '#web/kit/Card.tsx';
import { Form } from '#web/kit/form/Form.tsx';
import { Stepper } from '#web/kit/Stepper.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { useWords } from '#web/lib/words.tsx';
import { Actions } from './Actions.tsx';
import { CompetitionStep } from './CompetitionStep.tsx';
import type { Draft } from './draft.ts';
import type { Offer } from './offers.ts';
import { PayPanel } from './PayPanel.tsx';
import { PeopleStep } from './PeopleStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { Summary } from './Summary.tsx';
import { steps } from './steps.ts';
import { TeamStep } from './TeamStep.tsx';
import { useStepNames } from './useStepNames.ts';
import { useWizard, type WizardControl } from './useWizard.ts';

export type WizardProps = {
  offers: Offer[];
  regions: Region[];
  user: User;
  draft: Draft;
  onRegistered: (team: Team) => void;
};

/** The five steps of registering a team (public spec, sections 2, 4 and 5). */
export function Wizard({ offers, regions, user, draft, onRegistered }: WizardProps) {
  const t = useWords('registration');
  const kit = useWords('kit');
  const wizard = useWizard({ offers, user, draft, onRegistered });
  const names = useStepNames(wizard.competition);
  const { step, form } = wizard;
  const heading = useHeadingFocus(step, wizard.leaveErrors);
  const last = step === 5;
  return (
    <div data-wizard className="flex flex-col gap-7">
      <PageMeta title={`${names[step].name} · ${t('title')}`} private />
      <Stepper
        current={step - 1}
        steps={steps.map((number) => ({ label: names[number].name, to: number === 1 ? '?' : `?step=${number}` }))}
      />
      <Form form={form} label={t('title')} className="gap-6!">
        {wizard.tooManyUnpaid && (
          <Callout actions={<ButtonLink to={paths.myTeams()}>{t('toMyTeams')}</ButtonLink>}>
            {t('tooManyUnpaid')}
          </Callout>
        )}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] xl:gap-8">
          <div className="flex min-w-0 flex-col gap-6">
            <Card as="section" pad="lg" aria-labelledby="step">
              <h2 id="step" ref={heading} tabIndex={-1} className="scroll-mt-28 outline-none">
                <span className="sr-only">{kit('stepOf', { n: step, total: steps.length })}: </span>
                {names[step].name}
              </h2>
              <p className="mt-1 mb-6 text-soft">{names[step].lead}</p>
              <StepFields wizard={wizard} offers={offers} regions={regions} user={user} />
            </Card>
            {!last && <Actions wizard={wizard} names={names} />}
          </div>
          <aside className="lg:sticky lg:top-24">
            {last ? <PayPanel wizard={wizard} /> : <Summary wizard={wizard} regions={regions} />}
          </aside>
        </div>
      </Form>
    </div>
  );
}

type StepFieldsProps = { wizard: WizardControl } & Pick<WizardProps, 'offers' | 'regions' | 'user'>;

function StepFields({ wizard, offers, regions, user }: StepFieldsProps) {
  if (wizard.step === 1) return <CompetitionStep wizard={wizard} offers={offers} />;
  if (wizard.step === 2) return <TeamStep wizard={wizard} regions={regions} />;
  if (wizard.step === 3) return <PeopleStep key="coaches" seats="coaches" wizard={wizard} user={user} />;
  if (wizard.step === 4) return <PeopleStep key="members" seats="members" wizard={wizard} user={user} />;
  return <ReviewStep wizard={wizard} regions={regions} user={user} />;
}

/** A new step moves the focus to its heading, so that it is read out, or to the fields that the server refused. */
function useHeadingFocus(step: number, onChange: () => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    onChange();
    const wizard = heading.current?.closest('[data-wizard]');
    const wrong = wizard?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) return wrong.focus();
    heading.current?.focus({ preventScroll: true });
    wizard?.scrollIntoView({ block: 'start' });
  });
  return heading;
}
