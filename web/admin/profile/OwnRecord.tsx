import type { OwnAccount } from '#contract/endpoints/admin-profile.ts';
import { adminUsers } from '#contract/endpoints/people.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Badge } from '#web/kit/Badge.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Link, OutsideLink } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useSite } from '#web/lib/site.ts';
import { useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { pictureOf, useTypeName } from '../people/names.ts';
import { users } from '../users/resource.ts';

/** What the person does not change here: STEB or another administrator does. */
export function OwnRecord({ account: { user, created_at, signed_in_at } }: { account: OwnAccount }) {
  const t = useWords('admin-profile');
  const people = useWords('admin-users');
  const typeName = useTypeName();
  const site = useSite();
  const may = useMay();
  const code = (text: string) => (text ? <Ltr className="wrap-anywhere">{text}</Ltr> : people('page.none'));
  const items = [
    { term: people('fields.email'), detail: code(user.email) },
    { term: people('fields.national_id'), detail: code(user.national_id) },
    { term: t('since'), detail: <DateTime iso={created_at} /> },
    { term: people('page.signedIn'), detail: signed_in_at && <DateTime iso={signed_in_at} time /> },
  ];
  return (
    <>
      {user.pending && <Callout tone="warn">{people('form.pending')}</Callout>}
      <Card>
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={user.name} picture={pictureOf(user.picture)} size={64} />
          <div className="min-w-0">
            <h2 className="text-xl wrap-anywhere">
              <bdi>{user.name}</bdi>
            </h2>
            <Badge>{typeName(user.type)}</Badge>
          </div>
        </div>
        <DescriptionList layout="stack" className="mt-6" items={items} />
        <p className="mt-6 border-t border-line pt-4 text-sm text-soft">{t('elsewhere')}</p>
        <div className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm *:py-1.5">
          {site && (
            <OutsideLink href={site.links.account} look="strong" newTab>
              {t('atSteb')}
            </OutsideLink>
          )}
          {may(adminUsers.history) && (
            <Link to={users.view(user._id)} look="strong">
              {t('asOthers')}
            </Link>
          )}
        </div>
      </Card>
    </>
  );
}
