import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useWords } from '#web/lib/words.tsx';
import { Selvedge } from '../art/Selvedge.tsx';
import { Button } from '../Button.tsx';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton.tsx';
import { type ToastMessage, toast } from './toast.ts';

const tones = {
  success: { color: 'text-good', Icon: CircleCheck },
  error: { color: 'text-bad', Icon: CircleAlert },
  info: { color: 'text-info', Icon: Info },
};

/** Display time: four seconds, and one more for every twenty letters. */
const readingTime = (text: string) => 4000 + text.length * 50;

/** One message. It stays on hover, with focus inside, or while it offers an action. */
export function Toast({ message, paused }: { message: ToastMessage; paused: boolean }) {
  const t = useWords('kit');
  const { id, tone, text, action } = message;
  const { color, Icon } = tones[tone];
  useEffect(() => {
    if (paused || tone === 'error' || action) return;
    const timer = setTimeout(() => toast.dismiss(id), readingTime(text));
    return () => clearTimeout(timer);
  }, [paused, tone, action, id, text]);
  return (
    <li className="kit-rise pointer-events-auto flex items-start gap-3 overflow-hidden rounded-lg border border-line bg-raised pe-2 text-sm text-ink shadow-lg">
      <Selvedge className={cx('shrink-0 self-stretch', color)} />
      <span className="flex h-[1lh] shrink-0 items-center my-3.5">
        <Icon aria-hidden size="1.35em" className={color} />
      </span>
      <p className="min-w-0 grow py-3.5 font-semibold break-words">{text}</p>
      {action && (
        <Button
          size="sm"
          className="my-2 shrink-0 whitespace-nowrap"
          onClick={() => {
            toast.dismiss(id);
            action.act();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={t('dismiss')} size="sm" className="my-2" onClick={() => toast.dismiss(id)}>
        <X aria-hidden size="1.2em" />
      </IconButton>
    </li>
  );
}
