import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Link } from '#web/kit/Link.tsx';
import { safeRedirect } from '#web/lib/safe-redirect.ts';
import { useWords } from '#web/lib/words.tsx';
import { AuthFrame } from '../sign-in/index.ts';
import { ChoiceCard } from './ChoiceCard.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { addressOf, type Step } from './steps.ts';
import type { SignUpFormControl } from './useSignUpForm.ts';

/** The current question, with links back and to the sign-in. */
export function SignUpSteps({ step, query, form }: { step: Step; query: URLSearchParams; form: SignUpFormControl }) {
  const t = useWords('sign-up');
  const headings = useHeadings(step);
  const signIn = paths.signIn({ redirect: safeRedirect(query.get('redirect')) });
  const to = (next: Step) => addressOf(next, query);
  return (
    <AuthFrame {...headings} headingRef={useFocusOnChange(step.at)}>
      {step.at === 'who' && (
        <div className="grid gap-3">
          <ChoiceCard to={to({ at: 'type' })} art="new" title={t('who.fresh')} text={t('who.freshText')} />
          <ChoiceCard to={signIn} art="joined" title={t('who.joined')} text={t('who.joinedText')} />
        </div>
      )}
      {step.at === 'type' && (
        <div className="grid gap-3">
          {(['student', 'coach'] as const).map((type) => (
            <ChoiceCard
              key={type}
              to={to({ at: 'details', type })}
              art={type}
              title={t(`type.${type}`)}
              text={t(`type.${type}Text`)}
            />
          ))}
        </div>
      )}
      {step.at === 'details' && <DetailsForm form={form} type={step.type} signIn={signIn} />}
      {step.at !== 'who' && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
          <ButtonLink
            variant="ghost"
            size="sm"
            icon={<ArrowLeft aria-hidden size="1.15em" className="rtl:-scale-x-100" />}
            to={to({ at: step.at === 'details' ? 'type' : 'who' })}
          >
            {t('back')}
          </ButtonLink>
          <p className="text-sm">
            <span className="text-soft">{t('haveAccount')}</span>{' '}
            <Link look="strong" to={signIn}>
              {t('signIn')}
            </Link>
          </p>
        </div>
      )}
    </AuthFrame>
  );
}

/** The question of a step, and the robot's speech beside it. */
function useHeadings(step: Step) {
  const t = useWords('sign-up');
  if (step.at === 'details') {
    return {
      title: t(`details.${step.type}`),
      lead: t(step.type === 'coach' ? 'details.leadCoach' : 'details.lead'),
      aside: { title: t(`aside.${step.type}.title`), text: t(`aside.${step.type}.text`), pose: 'weave' as const },
    };
  }
  return {
    title: t(`${step.at}.title`),
    lead: t(`${step.at}.lead`),
    aside: { title: t('aside.who.title'), text: t('aside.who.text'), pose: 'wave' as const },
  };
}

/** A new question counts as a new screen: its heading takes the focus, so that it is read out. Not on the first one. */
function useFocusOnChange(at: Step['at']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current !== at) heading.current?.focus({ preventScroll: true });
    shown.current = at;
  }, [at]);
  return heading;
}
