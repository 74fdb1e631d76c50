import { useRevalidator } from 'react-router';
import { changeOwnPassword } from '#contract/endpoints/admin-profile.ts';
import { limits } from '#contract/limits.ts';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { PasswordField } from '#web/kit/form/PasswordField.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { Part } from '../kit/form/Part.tsx';

const none = { current_password: '', password: '', c_password: '' };

/** The own password. What is typed here is kept nowhere, so a reload or an ended session loses it. */
export function PasswordForm({ email }: { email: string }) {
  const t = useWords('admin-profile');
  const sentences = useWords('fields');
  const { revalidate } = useRevalidator();
  const form = useForm({
    values: none,
    check: ({ current_password, password, c_password }) => ({
      current_password: current_password ? undefined : sentences('required'),
      password: password.length >= limits.passwordMin ? undefined : sentences(password ? 'password_short' : 'required'),
      c_password: c_password === password ? undefined : sentences('password_mismatch'),
    }),
    send: (body) => call(changeOwnPassword, { body }),
    done({ msg }) {
      form.reset(none);
      toast.success(msg);
      // The other sessions are ended.
      return revalidate();
    },
  });
  const field = (name: keyof typeof none) => ({
    ...form.field(name),
    label: t(`fields.${name}`),
    required: true,
    maxLength: limits.passwordMax,
  });
  return (
    <Form form={form} label={t('password.title')}>
      {/* Tells a browser that keeps passwords whose it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Part title={t('password.title')} text={t('password.text')}>
        <div className="flex flex-col gap-5 sm:max-w-sm">
          <PasswordField {...field('current_password')} />
          <PasswordField
            {...field('password')}
            purpose="new"
            hint={t('password.rule', { count: limits.passwordMin })}
          />
          <PasswordField {...field('c_password')} purpose="new" />
        </div>
        <FormActions>
          <SubmitButton className="max-sm:w-full">{t('password.change')}</SubmitButton>
        </FormActions>
      </Part>
    </Form>
  );
}
