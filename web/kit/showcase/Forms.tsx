import { useState } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { useLanguage } from '#web/lib/words.tsx';
import { Button } from '../Button.tsx';
import { Card, CardHead } from '../Card.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { FileField } from '../form/FileField.tsx';
import { Form, FormActions, SubmitButton } from '../form/Form.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { PhoneField } from '../form/PhoneField.tsx';
import { RadioGroup } from '../form/RadioGroup.tsx';
import { Select } from '../form/Select.tsx';
import { Switch } from '../form/Switch.tsx';
import { TextArea } from '../form/TextArea.tsx';
import { TextField } from '../form/TextField.tsx';
import { useForm } from '../form/useForm.ts';
import { toast } from '../overlay/toast.ts';
import { BothWays, Part } from './Part.tsx';
import { either } from './samples.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function Sample() {
  const { lang } = useLanguage();
  const e = (english: string, arabic: string) => either(lang, english, arabic);
  const form = useForm({
    values: {
      name: '',
      email: '',
      password: '',
      members: ['1098765432', ''],
      phone: '+966501234567',
      about: '',
      region: '',
      city: '',
      opens: '2026-02-01',
      logo: null as File | null,
      look: 'team',
      mail: 'all',
      terms: false,
    },
    check: (values) => ({ name: values.name ? undefined : e('Enter the name of the team.', 'اسم الفريق مطلوب.') }),
    send: async (values) => {
      await wait(1200);
      if (values.members[1]?.length === 10) return;
      throw new ApiError({
        status: 422,
        code: 'invalid_fields',
        message: '',
        fields: {
          'members.1': e('A membership ID has ten digits.', 'رقم العضوية عشرة أرقام.'),
          city: e('Choose a city.', 'اختر مدينة.'),
          opens: e('The season is over on this day.', 'ينتهي الموسم قبل هذا اليوم.'),
        },
      });
    },
    done: () => toast.success(e('The team is registered', 'سُجّل الفريق')),
  });
  const regions = [
    { value: 'riyadh', label: e('Riyadh', 'الرياض') },
    { value: 'makkah', label: e('Makkah', 'مكة المكرمة') },
    { value: 'asir', label: e('Asir', 'عسير') },
  ];
  return (
    <Card pad="lg">
      <CardHead title={e('Register a team', 'تسجيل فريق')} text={e('Send it to see errors.', 'أرسله لترى الأخطاء.')} />
      <Form form={form} label={e('Register a team', 'تسجيل فريق')}>
        <TextField {...form.field('name')} label={e('Team name', 'اسم الفريق')} required />
        <TextField {...form.field('email')} kind="email" label={e('E-mail', 'البريد الإلكتروني')} optional />
        <PasswordField {...form.field('password')} label={e('Password', 'كلمة المرور')} purpose="new" />
        <TextField
          {...form.item('members', 0)}
          kind="code"
          label={e('Membership ID of member 1', 'رقم عضوية العضو الأول')}
        />
        <TextField
          {...form.item('members', 1)}
          kind="code"
          label={e('Membership ID of member 2', 'رقم عضوية العضو الثاني')}
          hint={e('Ten digits, on the card.', 'عشرة أرقام على البطاقة.')}
        />
        <PhoneField {...form.field('phone')} label={e('Phone', 'الهاتف')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Select {...form.field('region')} label={e('Region', 'المنطقة')} options={regions} />
          <TextField {...form.field('city')} label={e('City', 'المدينة')} />
        </div>
        <TextArea {...form.field('about')} label={e('About the team', 'عن الفريق')} limit={60} optional />
        <FileField
          {...form.field('logo')}
          label={e('Logo', 'الشعار')}
          accept={['image/png', 'image/jpeg']}
          maxBytes={200 * 1024}
          optional
        />
        <RadioGroup
          {...form.field('look')}
          look="cards"
          label={e('Who registers?', 'من يسجّل؟')}
          choices={[
            { value: 'team', label: e('A school', 'مدرسة'), hint: e('With a CR number', 'لديها سجل') },
            { value: 'home', label: e('A family', 'عائلة'), hint: e('At home', 'في البيت') },
          ]}
        />
        <RadioGroup
          {...form.field('mail')}
          label={e('News by mail', 'الأخبار بالبريد')}
          choices={[
            { value: 'all', label: e('All of them', 'كل الأخبار') },
            { value: 'none', label: e('None', 'لا شيء') },
          ]}
        />
        <Checkbox {...form.field('terms')} label={e('I have read the terms', 'قرأت الشروط')} />
        <FormActions>
          <SubmitButton variant="go">{e('Next', 'التالي')}</SubmitButton>
          <Button onClick={() => form.reset()}>{e('Start over', 'ابدأ من جديد')}</Button>
        </FormActions>
      </Form>
    </Card>
  );
}

/** Every field in a working form, and its rare states. */
export function Forms() {
  const [on, setOn] = useState(true);
  const [segment, setSegment] = useState('a');
  return (
    <Part title="Forms">
      <BothWays>
        <Sample />
      </BothWays>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <TextField label="Disabled" value="Cannot change" onChange={() => {}} disabled />
        <TextField label="Read only" value="Given by the registry" onChange={() => {}} readOnly />
        <TextField
          label="With an error"
          value="10111111"
          onChange={() => {}}
          kind="code"
          error="A membership ID has ten digits; this one has eight."
        />
        <Select label="Loading" value="" onChange={() => {}} options={[]} loading />
        <Select
          label="Disabled choice"
          value="a"
          onChange={() => {}}
          options={[{ value: 'a', label: 'Riyadh' }]}
          disabled
        />
        <FileField
          label="A file that is there"
          value={null}
          onChange={() => {}}
          accept={['application/pdf']}
          maxBytes={5 << 20}
          current={{ name: 'rules-2026.pdf' }}
        />
        <div className="flex flex-col gap-4">
          <Switch label="Shown on the site" hint="At once, for everybody" value={on} onChange={setOn} />
          <Switch label="Saving" value={!on} onChange={(value) => setOn(!value)} pending />
          <Switch label="Not yours to change" value disabled onChange={() => {}} />
          <Checkbox label="Some of them" value={false} some onChange={() => {}} />
          <Checkbox label="Must be ticked" value={false} error="Tick this to go on." onChange={() => {}} />
        </div>
        <RadioGroup
          look="segment"
          label="Segment"
          value={segment}
          onChange={setSegment}
          choices={['a', 'b', 'c'].map((value) => ({ value, label: `Part ${value}` }))}
        />
      </div>
    </Part>
  );
}
