import { OutsideLink } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';

/** An e-mail address that opens a mail, or a phone number that is called. */
export function ReachLink({ email, phone }: { email: string; phone?: never } | { phone: string; email?: never }) {
  return (
    <OutsideLink href={email === undefined ? `tel:${phone}` : `mailto:${email}`}>
      <Ltr className="wrap-anywhere">{email ?? phone}</Ltr>
    </OutsideLink>
  );
}
