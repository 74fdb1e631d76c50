import { paths } from '#web/app/paths.ts';
import { Emblem } from '#web/kit/art/Emblem.tsx';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { CatalogueItem } from './useOpenProduct.ts';

interface SignInDialogProps {
  /** The item the guest clicked; without it the dialog is closed. */
  item: CatalogueItem | undefined;
  title: string;
  /** Where they return to. */
  here: string;
  onClose: () => void;
}

/** Asks a guest to sign in before a course or product opens at the academy. */
export function SignInDialog({ item, title, here, onClose }: SignInDialogProps) {
  const t = useWords('catalogue');
  return (
    <Dialog
      open={item !== undefined}
      onClose={onClose}
      size="sm"
      title={title}
      picture={item && <Emblem name={item.id} size={72} />}
      text={
        item && (
          <Sentence
            of="catalogue"
            text="signIn.text"
            parts={{ name: <bdi className="font-semibold text-ink" /> }}
            values={{ name: item.name }}
          />
        )
      }
      actions={
        <>
          <ButtonLink variant="go" to={paths.signIn({ redirect: here })}>
            {t('signIn.go')}
          </ButtonLink>
          <ButtonLink to={`${paths.signUp()}?${new URLSearchParams({ redirect: here })}`}>
            {t('signIn.create')}
          </ButtonLink>
        </>
      }
    />
  );
}
