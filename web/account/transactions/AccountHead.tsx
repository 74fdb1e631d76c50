import { roleOf } from '#contract/access.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Card } from '#web/kit/Card.tsx';
import { OutsideLink } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { pictureOf } from '#web/lib/picture.ts';
import { useSite } from '#web/lib/site.ts';
import { useWords } from '#web/lib/words.tsx';
import { useViewer } from '../layout/index.ts';

/** The name of the account whose transactions these are, with a link to the external business account. */
export function AccountHead() {
  const t = useWords('transactions');
  const site = useSite();
  const user = useViewer();
  return (
    <Card as="section" className="mt-6 mb-7 flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={user.name} picture={pictureOf(user.picture)} size={64} />
      <div className="min-w-0 grow basis-56">
        <p className="text-lg font-bold">
          <bdi>{user.name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-5 text-sm text-soft">
          <span>
            <span className="sr-only">{t('email')}: </span>
            <Ltr className="break-all">{user.email}</Ltr>
          </span>
          <span>
            {t(roleOf(user.type) === 'entity' ? 'schoolId' : 'membershipId')} <Ltr>{user.national_id}</Ltr>
          </span>
        </p>
      </div>
      {site && (
        <OutsideLink href={site.links.business} look="strong" newTab>
          {t('business')}
        </OutsideLink>
      )}
    </Card>
  );
}
