import { paths } from '#web/app/paths.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Sent } from '#web/kit/form/Sent.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';

/** Says that the message has arrived, and where its answer goes. */
export function MessageSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const t = useWords('contact');
  const address = <bdi dir="ltr" className="font-semibold text-ink" />;
  return (
    <Sent
      title={t('sent.title')}
      actions={
        <>
          <Button onClick={onAnother}>{t('sent.another')}</Button>
          <ButtonLink variant="ghost" to={paths.home()}>
            {t('sent.home')}
          </ButtonLink>
        </>
      }
    >
      <Sentence of="contact" text="sent.text" values={{ email }} parts={{ address }} />
    </Sent>
  );
}
