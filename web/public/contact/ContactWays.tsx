import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { OutsideLink } from '#web/kit/Link.tsx';
import { useSite } from '#web/lib/site.ts';
import { useWords } from '#web/lib/words.tsx';

/** The other ways to contact the office, from the settings. */
export function ContactWays() {
  const t = useWords('contact');
  const contact = useSite()?.contact;
  if (!contact?.email && !contact?.phone && !contact?.address) return null;
  const { email, phone, address } = contact;
  return (
    <aside aria-labelledby="contact-ways">
      <h2 id="contact-ways" className="text-xl">
        {t('ways.title')}
      </h2>
      <dl className="mt-4 grid gap-4">
        {email && (
          <Way label={t('ways.email')} icon={<Mail aria-hidden size="1.25em" />}>
            <OutsideLink href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </OutsideLink>
          </Way>
        )}
        {phone && (
          <Way label={t('ways.phone')} icon={<Phone aria-hidden size="1.25em" />}>
            <OutsideLink href={`tel:${phone.replaceAll(/\s/g, '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </OutsideLink>
          </Way>
        )}
        {address && (
          <Way label={t('ways.address')} icon={<MapPin aria-hidden size="1.25em" />}>
            <address className="not-italic">{address}</address>
          </Way>
        )}
      </dl>
    </aside>
  );
}

function Way({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-2.5 text-sm text-soft">
        <span className="text-palm">{icon}</span>
        {label}
      </dt>
      <dd className="ms-[1.9rem] mt-0.5">{children}</dd>
    </div>
  );
}
