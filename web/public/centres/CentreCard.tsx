import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { Emblem } from '#web/kit/art/Emblem.tsx';
import { Card } from '#web/kit/Card.tsx';
import { OutsideLink } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { CentresView } from './load-centres.ts';

/** A training centre with its emblem, address, phone number and map link. */
export function CentreCard({ centre, withRegion }: { centre: CentresView['centres'][number]; withRegion: boolean }) {
  const t = useWords('centres');
  const { id, name, address, phone, map, region } = centre;
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex items-center gap-4">
        <Emblem name={id} size={56} />
        <div className="min-w-0">
          {withRegion && <p className="text-sm font-semibold text-palm">{region}</p>}
          <h3 className="text-lg wrap-anywhere">{name}</h3>
        </div>
      </div>
      <p className="mt-4 mb-5 text-soft wrap-anywhere">{address}</p>
      <ul className="mt-auto flex flex-wrap gap-x-6 border-t border-line pt-2">
        {phone && (
          <li>
            <a href={phone.href} className={act}>
              <Phone aria-hidden size="1.1em" className="shrink-0 text-palm rtl:-scale-x-100" />
              <span className="sr-only">{t('call', { name })} </span>
              <Ltr>{phone.text}</Ltr>
            </a>
          </li>
        )}
        {map && (
          <li className="flex min-h-11 items-center gap-2">
            <MapPin aria-hidden size="1.1em" className="shrink-0 text-palm" />
            <OutsideLink href={map} look="quiet" newTab className="py-2 font-semibold">
              {t('map')}
              <span className="sr-only">: {name}</span>
            </OutsideLink>
          </li>
        )}
      </ul>
    </Card>
  );
}

const act =
  'flex min-h-11 items-center gap-2 rounded-xs font-semibold text-ink no-underline underline-offset-[0.22em] hover:underline';
