import { can, type Role, roleOf } from '#contract/access.ts';
import type { User } from '#contract/entities.ts';
import { paths } from '#web/app/paths.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Tapestry } from '#web/kit/art/Tapestry.tsx';
import { Badge } from '#web/kit/Badge.tsx';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Link, OutsideLink } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { pictureOf } from '#web/lib/picture.ts';
import { useSite } from '#web/lib/site.ts';
import { useWords } from '#web/lib/words.tsx';
import { useViewer } from '../layout/index.ts';
import { useGenderedWords } from '../words-in-form.ts';
import { SignOutButton } from './SignOutButton.tsx';

/** The viewer as the identity provider knows them, with links to edit that and to the next step. */
export function PersonCard() {
  const t = useWords('profile');
  const site = useSite();
  const user = useViewer();
  const role = roleOf(user.type);
  const spoken = useGenderedWords('profile')(user.gender);
  return (
    <Card as="section" pad="none" className="overflow-hidden">
      <Tapestry name={user.name} columns={96} rows={8} className="h-16 w-full sm:h-20" />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4 px-5 sm:px-8">
        <Avatar name={user.name} picture={pictureOf(user.picture)} size={104} className="-mt-10 ring-4 ring-surface" />
        <div className="min-w-0 grow basis-52 pt-4">
          <Badge tone="info">{spoken(`type.${role === 'guest' ? 'other' : role}`)}</Badge>
          <h2 className="mt-1.5">
            <bdi>{user.name}</bdi>
          </h2>
        </div>
        <Actions role={role} />
      </div>
      <div className="px-5 pt-6 pb-6 sm:px-8">
        <Facts user={user} />
        <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-4 text-sm text-soft">
          {site && (
            <p>
              <OutsideLink href={site.links.account} look="strong" newTab>
                {t('account')}
              </OutsideLink>
              <span className="ms-3">{t('accountHint')}</span>
            </p>
          )}
          <Link to={paths.personalData()} look="strong">
            {t('data')}
          </Link>
        </div>
      </div>
    </Card>
  );
}

function Actions({ role }: { role: Role }) {
  const t = useWords('profile');
  const isOfficer = can(role, 'admin:enter');
  return (
    <div className="flex flex-wrap gap-2">
      {isOfficer && (
        <ButtonLink to={paths.adminDashboard()} variant="go">
          {t('admin')}
        </ButtonLink>
      )}
      {can(role, 'teams:register') && (
        <ButtonLink to={paths.registration()} variant={isOfficer ? 'quiet' : 'go'}>
          {t('startTeam')}
        </ButtonLink>
      )}
      {can(role, 'orders:read') && <ButtonLink to={paths.transactions()}>{t('transactions')}</ButtonLink>}
      <SignOutButton />
    </div>
  );
}

function Facts({ user }: { user: User }) {
  const t = useWords('profile');
  const facts = [
    { term: t('email'), detail: <Ltr className="wrap-anywhere">{user.email}</Ltr> },
    { term: t('membershipId'), detail: <Ltr>{user.national_id}</Ltr> },
    ...(user.phone_number ? [{ term: t('phone'), detail: <Ltr>{user.phone_number}</Ltr> }] : []),
  ];
  return <DescriptionList layout="stack" items={facts} className="lg:grid-cols-3" />;
}
