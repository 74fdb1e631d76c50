import { ButtonLink } from '#web/kit/Button.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { useRegistration } from '#web/lib/registering.ts';
import { useWords } from '#web/lib/words.tsx';

/** The steps of registering a team, named as in the wizard (public spec, section 2). */
const steps = ['competition', 'team', 'coach', 'members', 'pay'] as const;

export function HowItWorks({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords('home');
  const registration = useRegistration();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('how.title')}
      text={t('how.text')}
      actions={
        <ButtonLink variant="go" to={registration()}>
          {t('how.start')}
        </ButtonLink>
      }
    >
      <ol>
        {steps.map((step, index) => (
          <li key={step} className="group relative flex gap-4 pb-5 last:pb-0">
            <span
              aria-hidden
              className="absolute start-4.5 top-9 bottom-0 w-0.5 -translate-x-1/2 bg-line group-last:hidden rtl:translate-x-1/2"
            />
            <span
              aria-hidden
              className="grid size-9 shrink-0 rotate-45 scale-75 place-items-center rounded-xs bg-palm font-bold text-on-palm"
            >
              <span className="-rotate-45 text-lg tabular-nums">{index + 1}</span>
            </span>
            <div>
              <h3 className="text-base">{t(`how.${step}`)}</h3>
              <p className="text-sm text-soft">{t(`how.${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
