import type { ModeratedPost } from '#contract/endpoints/admin-community.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Card } from '#web/kit/Card.tsx';
import { Link } from '#web/kit/Link.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { users } from '../users/resource.ts';
import { BanButton, BanState } from './BanButton.tsx';
import { reportedPosts } from './resource.ts';

/** Who wrote the post: whether they may post, and what else of theirs is hidden. */
export function AuthorCard({ author }: Pick<ModeratedPost, 'author'>) {
  const t = useWords('admin-community');
  const { lang } = useLanguage();
  const { _id, name, deleted, ban, hidden_posts } = author;
  const shownName = <bdi>{nameIn(lang, name)}</bdi>;
  return (
    <Card as="section" aria-label={t('author')} className="flex flex-col gap-4">
      <div>
        <h2 className="text-sm font-normal text-soft">{t('author')}</h2>
        <p className="font-semibold wrap-anywhere">
          {deleted ? shownName : <Link to={users.view(_id)}>{shownName}</Link>}
        </p>
        <p className="mt-1 text-sm">{deleted ? t('deletedAuthor') : <BanState ban={ban} />}</p>
      </div>
      {!deleted && (
        <div>
          <BanButton person={author} ban={ban} />
        </div>
      )}
      <div className="border-t border-line pt-4 text-sm">
        <h3 className="text-sm font-normal text-soft">{t('otherHidden')}</h3>
        {hidden_posts.length === 0 && <p className="mt-1">{t('noOtherHidden')}</p>}
        <ul className="mt-1 grid gap-2">
          {hidden_posts.map(({ _id, beginning }) => (
            <li key={_id}>
              <Link to={reportedPosts.view(_id)} className="wrap-anywhere">
                <bdi>{beginning}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
