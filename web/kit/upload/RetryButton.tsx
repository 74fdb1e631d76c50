import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../Button.tsx';
import { cx } from '../cx.ts';

interface RetryButtonProps {
  onClick: () => void;
  children: string;
  className?: string;
}

/** Sends again what did not arrive. */
export const RetryButton = ({ onClick, children, className }: RetryButtonProps) => (
  <Button
    size="sm"
    className={cx('self-start', className)}
    onClick={onClick}
    icon={<RotateCw aria-hidden size="1.1em" className="rtl:-scale-x-100" />}
  >
    {children}
  </Button>
);
