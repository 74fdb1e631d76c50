import { useForm } from '#web/kit/form/useForm.ts';
import { forgetSavedInput, useSavedInput } from '#web/kit/form/useSavedInput.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { useKnown, usePrefill } from '#web/lib/prefill.ts';
import { useWords } from '#web/lib/words.tsx';

const keptAs = 'turs:contact';
const empty = { name: '', email: '', phone: '', message: '', team_no: '' };

/** The state of the contact form. */
export function useContactForm(onSent: (email: string) => void) {
  const t = useWords('contact');
  const form = useForm({
    values: empty,
    send: async (values) => {
      // The contract's schemas are most of the code of a call: they load when it is sent.
      const [{ call }, { sendContactMessage }] = await Promise.all([
        import('#web/lib/api.ts'),
        import('#contract/endpoints/contact.ts'),
      ]);
      return call(sendContactMessage, { body: values });
    },
    done: (_, { email }) => {
      forgetSavedInput(keptAs);
      toast.success(t('success'));
      onSent(email.trim());
    },
  });
  const known = useKnown(({ name, email, phone_number }) => ({ name, email, phone: phone_number }));
  const restored = useSavedInput(form, keptAs, known);
  usePrefill(form, known, restored);
  return form;
}
