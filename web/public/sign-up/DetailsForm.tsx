import { limits } from '#contract/limits.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Form, SubmitButton } from '#web/kit/form/Form.tsx';
import { PasswordField } from '#web/kit/form/PasswordField.tsx';
import { PhoneField } from '#web/kit/form/PhoneField.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { AccountType } from './steps.ts';
import type { SignUpFormControl } from './useSignUpForm.ts';

/** The fields of an account (public spec, section 5). */
export function DetailsForm({ form, type, signIn }: { form: SignUpFormControl; type: AccountType; signIn: string }) {
  const t = useWords('sign-up');
  const known = form.code === 'account_taken';
  return (
    <Form
      form={form}
      label={t(`details.${type}`)}
      help={
        known && (
          <ButtonLink to={signIn} variant="primary" size="sm">
            {t('signIn')}
          </ButtonLink>
        )
      }
    >
      <TextField
        {...form.field('name')}
        label={t('details.name')}
        hint={t('details.nameHint')}
        autoComplete="name"
        required
      />
      <TextField {...form.field('email')} kind="email" label={t('details.email')} required />
      <TextField
        {...form.field('national_id')}
        kind="code"
        label={t('details.national_id')}
        hint={t('details.national_idHint')}
        required
      />
      <PhoneField {...form.field('phone_number')} label={t('details.phone_number')} required />
      <PasswordField
        {...form.field('password')}
        purpose="new"
        label={t('details.password')}
        hint={t('details.passwordHint', { count: limits.passwordMin })}
        required
      />
      <PasswordField {...form.field('c_password')} purpose="new" label={t('details.c_password')} required />
      <SubmitButton variant="go" size="lg" className="mt-1 w-full">
        {t('details.submit')}
      </SubmitButton>
    </Form>
  );
}
