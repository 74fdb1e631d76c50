import { useWords } from '#web/lib/words.tsx';
import { Button } from '../Button.tsx';
import { questions } from './confirm.ts';
import { Dialog } from './Dialog.tsx';
import { useStore } from './store.ts';

/** Renders the dialog of `confirm()`. The layouts of the areas that ask have it: public pages do not load it. */
export function ConfirmHost() {
  const asked = useStore(questions, null);
  return asked && <ConfirmDialog asked={asked} />;
}

function ConfirmDialog({ asked }: { asked: NonNullable<ReturnType<typeof questions.get>> }) {
  const t = useWords('kit');
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={asked.title}
      text={asked.text}
      leaving={asked.leaving}
      onClose={() => asked.answer(false)}
      actions={
        <>
          <Button variant={asked.tone ?? 'primary'} onClick={() => asked.answer(true)}>
            {asked.action}
          </Button>
          <Button onClick={() => asked.answer(false)} data-autofocus={asked.tone === 'danger' || undefined}>
            {asked.cancel ?? t('cancel')}
          </Button>
        </>
      }
    >
      {asked.content}
    </Dialog>
  );
}
