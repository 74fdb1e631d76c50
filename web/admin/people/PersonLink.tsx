import type { AdminUser } from '#contract/endpoints/people.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Link } from '#web/kit/Link.tsx';
import { useLanguage } from '#web/lib/words.tsx';
import { pictureOf } from './names.ts';

/** Above the form of a person: whose it is, and the way to their page. */
export function PersonLink({ person, href }: { person: AdminUser; href: string }) {
  const { lang } = useLanguage();
  return (
    <Link to={href} look="strong" className="-mt-3 flex w-fit items-center gap-3">
      <Avatar name={person.name} picture={pictureOf(person.picture)} size={40} />
      <bdi className="min-w-0 wrap-anywhere">{nameIn(lang, person.name)}</bdi>
    </Link>
  );
}
