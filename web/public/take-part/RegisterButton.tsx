import { ButtonLink, type ButtonLinkProps } from '#web/kit/Button.tsx';
import { type Choice, mayRegister, useRegistration } from '#web/lib/registering.ts';
import { useSession } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';

interface RegisterButtonProps extends Omit<ButtonLinkProps, 'to'> {
  choice: Choice;
}

/** "Register a team", for those who do; for the others the way to how they take part. */
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
