import type { ModeratedPost } from '#contract/endpoints/admin-community.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { DecisionButton } from './DecisionButton.tsx';
import { reportedPosts } from './resource.ts';

/** Who wrote the post: their ban, and what else of theirs is hidden. */
export function AuthorCard({ post }: { post: ModeratedPost }) {
  const t = useWords('admin-community');
  const { lang } = useLanguage();
  const { name, deleted, ban, hidden_posts } = post.author;
  return (
    <Card as="section" aria-label={t('author')} className="flex flex-col gap-4">
      <div>
        <h2 className="text-sm font-normal text-soft">{t('author')}</h2>
        <p className="font-semibold wrap-anywhere">
          <bdi>{nameIn(lang, name)}</bdi>
        </p>
        <p className="mt-1 text-sm">{deleted ? t('deletedAuthor') : <BanState ban={ban} />}</p>
      </div>
      {!deleted && (
        <div className="flex flex-wrap gap-2">
          {ban ? <DecisionButton post={post} decision="lift" /> : <DecisionButton post={post} decision="ban" />}
        </div>
      )}
      <div className="border-t border-line pt-4 text-sm">
        <h3 className="text-sm font-normal text-soft">{t('otherHidden')}</h3>
        {hidden_posts.length === 0 && <p className="mt-1">{t('noOtherHidden')}</p>}
        <ul className="mt-1 grid gap-2">
          {hidden_posts.map(({ _id, beginning }) => (
            <li key={_id}>
              <Link to={reportedPosts.one(_id)} className="wrap-anywhere">
                <bdi>{beginning}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function BanState({ ban }: Pick<ModeratedPost['author'], 'ban'>) {
  const t = useWords('admin-community');
  if (!ban) return t('notBanned');
  if (!ban.until) return t('bannedOpen');
  return <Sentence of="admin-community" text="bannedUntil" parts={{ when: <DateTime iso={ban.until} time /> }} />;
}
