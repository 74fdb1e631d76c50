import { Card } from '#web/kit/Card.tsx';
import { OutsideLink } from '#web/kit/Link.tsx';
import { useSite } from '#web/lib/site.ts';
import { useWords } from '#web/lib/words.tsx';
import { StaticPage } from './StaticPage.tsx';

export { staticHandle as handle } from './StaticPage.tsx';

export default function ContactPage() {
  const t = useWords('static');
  const contact = useSite()?.contact;
  const ways = [
    { label: t('contact.email'), value: contact?.email, href: `mailto:${contact?.email}` },
    { label: t('contact.phone'), value: contact?.phone, href: `tel:${contact?.phone?.replaceAll(/\s/g, '')}` },
  ].filter((way) => way.value);
  return (
    <StaticPage page="contact">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {ways.map((way) => (
          <Card as="li" key={way.label}>
            <h2 className="text-sm text-soft">{way.label}</h2>
            <p className="mt-1">
              <OutsideLink href={way.href}>
                <bdi dir="ltr">{way.value}</bdi>
              </OutsideLink>
            </p>
          </Card>
        ))}
        {contact?.address && (
          <Card as="li">
            <h2 className="text-sm text-soft">{t('contact.address')}</h2>
            <p className="mt-1">{contact.address}</p>
          </Card>
        )}
      </ul>
      <p className="mt-8 max-w-prose text-soft">{t('contact.team')}</p>
    </StaticPage>
  );
}
