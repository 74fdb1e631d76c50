import Heart from 'lucide-react/icons/heart';
import { startTransition, useOptimistic, useState, useTransition } from 'react';
import { buttonClass } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { useSession } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';
import { communityCalls } from './community-calls.ts';
import { type Likeable, likesOf, pressed } from './like.ts';
import { useSignInFirst } from './useSignInFirst.ts';

interface LikeButtonProps {
  post: Likeable;
  /** The accessible name of what is liked. */
  label: string;
}

/**
 * Likes a topic or a comment, or removes the like. The change shows at once, and is rolled back if the request fails.
 * The page is rendered as for a guest: the browser determines whether the viewer has liked it.
 */
export function LikeButton({ post, label }: LikeButtonProps) {
  const t = useWords('community');
  const { user } = useSession();
  const signInFirst = useSignInFirst();
  const [answered, setAnswered] = useState<Likeable>();
  const [shown, press] = useOptimistic<ReturnType<typeof likesOf>, void>(likesOf(answered ?? post, user?._id), pressed);
  const [sending, send] = useTransition();

  const toggle = () => {
    if (sending || signInFirst()) return;
    send(async () => {
      press();
      try {
        const { call, toggleLike } = await communityCalls();
        const { newCommunity } = await call(toggleLike, { body: { id: post._id } });
        startTransition(() => setAnswered(newCommunity));
      } catch {
        toast.error(t('failed'));
      }
    });
  };

  return (
    <button
      type="button"
      aria-pressed={shown.liked}
      title={label}
      onClick={toggle}
      className={buttonClass('ghost', 'sm', cx('kit-choice min-w-16', shown.liked && 'bg-madder-tint! text-madder!'))}
    >
      <Heart aria-hidden size="1.2em" fill={shown.liked ? 'currentColor' : 'none'} />
      <span className="sr-only">
        {label} ({t('likes', { count: shown.count })})
      </span>
      <span aria-hidden className="min-w-[2ch] text-start">
        <bdi dir="ltr">{shown.count}</bdi>
      </span>
    </button>
  );
}
