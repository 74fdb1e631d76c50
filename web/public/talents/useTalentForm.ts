import { useForm } from '#web/kit/form/useForm.ts';
import { forgetSavedInput, useSavedInput } from '#web/kit/form/useSavedInput.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { useKnown, usePrefill } from '#web/lib/prefill.ts';
import { useWords } from '#web/lib/words.tsx';
import { emptyForm, toRegistration } from './talent-form.ts';

const keptAs = 'turs:talent';

/** What is shown once the form is sent, and loads with what sends it. */
export const loadNotice = () => import('#web/kit/form/SentNotice.tsx');

/** The state of the talent form. */
export function useTalentForm(onSent: (email: string) => void) {
  const t = useWords('talents');
  const form = useForm({
    values: emptyForm,
    send: async (values) => {
      // The contract's schemas are most of the code of a call: they load when it is sent.
      const [{ call }, { registerTalent }] = await Promise.all([
        import('#web/lib/api.ts'),
        import('#contract/endpoints/talents.ts'),
        loadNotice(),
      ]);
      return call(registerTalent, { body: toRegistration(values) });
    },
    done: (_, { email }) => {
      forgetSavedInput(keptAs);
      toast.success(t('success'));
      onSent(email.trim());
    },
  });
  const known = useKnown(({ name, email, phone_number }) => ({ name, email, phone_number }));
  const restored = useSavedInput(form, keptAs, known);
  usePrefill(form, known, restored);
  return form;
}

export type TalentFormControl = ReturnType<typeof useTalentForm>;
