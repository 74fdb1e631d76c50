import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useWords } from '#web/lib/words.tsx';
import { Selvedge } from '../art/Selvedge.tsx';
import { Button, ButtonLink } from '../Button.tsx';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton.tsx';
import { type ToastMessage, toast } from './toast.ts';

const tones = {
  success: { color: 'text-good', Icon: CircleCheck },
  error: { color: 'text-bad', Icon: CircleAlert },
  info: { color: 'text-info', Icon: Info },
};

/** Display time: four seconds, and one more for every twenty letters; longer with a link, which must be reached. */
const readingTime = (text: string, link: boolean) => (link ? 12_000 : 4000) + text.length * 50;

/** One message. It stays on hover, with focus inside, or while it offers an action; a link leads to what stays anyway. */
export function Toast({ message, paused }: { message: ToastMessage; paused: boolean }) {
  const t = useWords('kit');
  const { id, tone, text, action } = message;
  const { color, Icon } = tones[tone];
  const link = action !== undefined && 'href' in action;
  const stays = tone === 'error' || (action !== undefined && !link);
  useEffect(() => {
    if (paused || stays) return;
    const timer = setTimeout(() => toast.dismiss(id), readingTime(text, link));
    return () => clearTimeout(timer);
  }, [paused, stays, link, id, text]);
  const look = { size: 'sm', className: 'my-2 shrink-0 whitespace-nowrap' } as const;
  return (
    <li className="kit-rise pointer-events-auto flex items-start gap-3 overflow-hidden rounded-lg border border-line bg-raised pe-2 text-sm text-ink shadow-lg">
      <Selvedge className={cx('shrink-0 self-stretch', color)} />
      <span className="flex h-[1lh] shrink-0 items-center my-3.5">
        <Icon aria-hidden size="1.35em" className={color} />
      </span>
      {/* On a phone the action stands below the text, instead of leaving a narrow column for it. */}
      <div className="flex min-w-0 grow flex-wrap items-start gap-x-3">
        <p className="min-w-0 grow basis-48 py-3.5 font-semibold break-words">{text}</p>
        {action &&
          ('href' in action ? (
            <ButtonLink {...look} to={action.href} onClick={() => toast.dismiss(id)}>
              {action.label}
            </ButtonLink>
          ) : (
            <Button
              {...look}
              onClick={() => {
                toast.dismiss(id);
                action.act();
              }}
            >
              {action.label}
            </Button>
          ))}
      </div>
      <IconButton label={t('dismiss')} size="sm" className="my-2" onClick={() => toast.dismiss(id)}>
        <X aria-hidden size="1.2em" />
      </IconButton>
    </li>
  );
}
