import Trash from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { ownAccount } from '#contract/endpoints/admin-profile.ts';
import { type AdminUser, adminUsers } from '#contract/endpoints/people.ts';
import { Button } from '#web/kit/Button.tsx';
import { PhoneField } from '#web/kit/form/PhoneField.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { personChanged } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { Part } from '../kit/form/Part.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { type FormOf, useRecordForm } from '../kit/form/useRecordForm.ts';
import { PictureField } from '../kit/picture/PictureField.tsx';
import { pictureOf } from '../people/names.ts';
import { adminProfile } from './resource.ts';

/** Sub admins may not read the log, so their form has no history. */
const calls = { ...ownAccount, history: adminUsers.history };
const empty = { picture: '', phone_number: '' };

/** The form of one's picture and phone; STEB saves it first. */
export function AccountForm({ record }: { record: AdminUser }) {
  const t = useWords('admin-profile');
  const people = useWords('admin-users');
  const { revalidate } = useRevalidator();
  const form = useRecordForm({
    ...{ calls, resource: adminProfile, empty, record, labels: useFieldLabels('admin-profile') },
    missing: people('form.missing'),
    onSaved(saved) {
      // Not every version of STEB may know that a picture can be removed.
      if (form.values.picture === '' && pictureOf(saved.picture)) toast.error(t('form.pictureStays'));
      personChanged(saved);
      return revalidate();
    },
  });
  return (
    <RecordForm form={form} label={t('form.name')} goneTitle={t('form.gone')}>
      <Part title={t('form.name')} text={people('form.stebFirst')}>
        <OwnPicture form={form} />
        <div className="sm:max-w-sm">
          <PhoneField {...form.field('phone_number')} />
        </div>
      </Part>
    </RecordForm>
  );
}

/** Unlike the kit's field, this one can also remove a saved picture. */
function OwnPicture({ form }: { form: FormOf<typeof ownAccount> }) {
  const t = useWords('admin');
  const place = useRef<HTMLDivElement>(null);
  const picture = form.field('picture');
  const value = pictureOf(picture.value);
  function remove() {
    picture.onChange('');
    // The button goes, and the focus would go with it.
    place.current?.querySelector('input')?.focus();
  }
  return (
    <div ref={place}>
      <PictureField form={form} ratio={1} {...picture} value={value} />
      {value.startsWith('http') && (
        <Button size="sm" variant="ghost" icon={<Trash aria-hidden size="1.1em" />} onClick={remove} className="mt-3">
          {t('picture.remove')}
        </Button>
      )}
    </div>
  );
}
