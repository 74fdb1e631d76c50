import { useState } from 'react';
import { useNavigate } from 'react-router';
import { startCertificateBatch } from '#contract/endpoints/certificate-batches.ts';
import { type CertificateType, certificateTypes } from '#contract/endpoints/certificates.ts';
import type { TeamSelection } from '#contract/endpoints/team-bulk.ts';
import { type Language, languages } from '#contract/languages.ts';
import { Button } from '#web/kit/Button.tsx';
import { Form, FormActions, SubmitButton } from '#web/kit/form/Form.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { useForm } from '#web/kit/form/useForm.ts';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { certificateBatches } from './resource.ts';
import { countOf } from './selected.ts';

/** Asks which certificates of the selected teams are made, and in which language. Loaded when it is opened. */
export function BatchDialog({ teams, onClose }: { teams: TeamSelection; onClose: () => void }) {
  const t = useWords('admin-teams');
  const kit = useWords('kit');
  const { lang } = useLanguage();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    values: { type: 'q' as string, language: lang as string },
    send: ({ type, language }) =>
      call(startCertificateBatch, {
        body: { teams, type: type as CertificateType, language: language as Language },
        headers: { 'idempotency-key': key },
      }),
    done: async ({ msg }) => {
      toast.success(msg);
      await navigate(certificateBatches.address);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('batch.start', { count: countOf(teams) })}
      text={t('batch.startText')}
      size="sm"
    >
      <Form form={form} label={t('bulk.certificates')}>
        <RadioGroup
          {...form.field('type')}
          label={t('batch.type')}
          choices={certificateTypes.map((value) => ({ value, label: t(`batch.types.${value}`) }))}
        />
        <RadioGroup
          {...form.field('language')}
          label={t('batch.language')}
          choices={languages.map((value) => ({ value, label: t(`batch.languages.${value}`) }))}
        />
        <FormActions>
          <SubmitButton variant="go">{t('batch.begin')}</SubmitButton>
          <Button variant="ghost" onClick={onClose}>
            {kit('cancel')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
