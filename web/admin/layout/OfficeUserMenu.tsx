import { Avatar } from '#web/kit/Avatar.tsx';
import { DisclosureMenu } from '#web/kit/DisclosureMenu.tsx';
import { MenuLink, UserLinks } from '#web/layout/index.ts';
import { pictureOf } from '#web/lib/picture.ts';
import type { CachedUser } from '#web/lib/session.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { adminProfile } from '../profile/resource.ts';

/** The menu of the public pages, and the own account in the office: a sub admin finds it nowhere else (decision 129). */
export function OfficeUserMenu({ user }: { user: CachedUser }) {
  const t = useWords('layout');
  const { lang } = useLanguage();
  return (
    <DisclosureMenu
      side="end"
      name={`${t('account')}: ${user.name}`}
      label={<Avatar name={user.name} picture={pictureOf(user.picture)} size={36} />}
    >
      <div className="w-60">
        <p className="mb-2 border-b border-line px-3 pt-1 pb-3 font-semibold">
          <bdi>{user.name}</bdi>
        </p>
        <MenuLink to={adminProfile.list()}>{adminProfile.label[lang]}</MenuLink>
        <UserLinks user={user} />
      </div>
    </DisclosureMenu>
  );
}
