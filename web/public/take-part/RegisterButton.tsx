import { ButtonLink, type ButtonLinkProps } from '#web/kit/Button.tsx';
import { type Choice, mayRegister, useRegistration } from '#web/lib/registering.ts';
import { useSession } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';

interface RegisterButtonProps extends Omit<ButtonLinkProps, 'to'> {
  choice: Choice;
}

/** "Register a team" for those who may; for others a link to how they can take part. */
export function RegisterButton({ choice, children, ...look }: RegisterButtonProps) {
  const t = useWords('take-part');
  const to = useRegistration();
  const { user } = useSession();
  return (
    <ButtonLink {...look} to={to(choice)}>
      {!user || mayRegister(user) ? children : t('how')}
    </ButtonLink>
  );
}
