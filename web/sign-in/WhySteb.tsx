import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useState } from 'react';
import { Emblem } from '#web/kit/art/Emblem.tsx';
import { Button } from '#web/kit/Button.tsx';
import { OutsideLink } from '#web/kit/Link.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { useSite } from '#web/lib/site.ts';
import { useWords } from '#web/lib/words.tsx';

const reasons = ['one', 'safe', 'kept'] as const;

/** Explains why an account of the identity provider is needed. */
export function WhySteb() {
  const t = useWords('sign-in');
  const site = useSite();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="mt-3 w-full"
        aria-haspopup="dialog"
        icon={<CircleHelp aria-hidden size="1.15em" />}
        onClick={() => setOpen(true)}
      >
        {t('why')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('info.title')} text={t('info.text')}>
        <ul className="grid gap-4">
          {reasons.map((reason) => (
            <li key={reason} className="flex gap-4">
              <Emblem name={`steb-${reason}`} size={44} />
              <div>
                <h3 className="text-base">{t(`info.${reason}`)}</h3>
                <p className="text-sm text-soft">{t(`info.${reason}Text`)}</p>
              </div>
            </li>
          ))}
        </ul>
        {site && (
          <p className="mt-6">
            <OutsideLink href={site.links.account} newTab>
              {t('info.account')}
            </OutsideLink>
          </p>
        )}
      </Dialog>
    </>
  );
}
