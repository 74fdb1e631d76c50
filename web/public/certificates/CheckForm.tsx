import { paths } from '#web/app/paths.ts';
import { Button } from '#web/kit/Button.tsx';
import { controlClass } from '#web/kit/form/Field.tsx';
import { useWords } from '#web/lib/words.tsx';

interface CheckFormProps {
  /** Nothing was asked yet: the form is what the page is for. */
  first: boolean;
  typed: string;
}

/** Asks for the number of a certificate. It is sent as any form is, so that it works without scripts. */
export function CheckForm({ first, typed }: CheckFormProps) {
  const t = useWords('certificates');
  return (
    <search className="w-full max-w-xl">
      {!first && <h2 className="mb-4 text-lg">{t('check.another')}</h2>}
      <form action={paths.certificates()} className="grid gap-x-3 gap-y-2 sm:grid-cols-[1fr_auto] sm:items-end">
        <label className="grid gap-1.5">
          <span className="text-sm font-semibold">{t('check.number')}</span>
          <input
            name="number"
            required
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            defaultValue={typed}
            aria-describedby="number-hint"
            className={`${controlClass} tabular-nums`}
          />
        </label>
        <Button type="submit" variant={first ? 'primary' : 'quiet'}>
          {t('check.submit')}
        </Button>
        <p id="number-hint" className="text-sm text-soft sm:col-span-2">
          {t('check.hint')}
        </p>
      </form>
    </search>
  );
}
