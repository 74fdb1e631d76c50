import type { AdminTeam, adminTeams } from '#contract/endpoints/admin-teams.ts';
import { limits } from '#contract/limits.ts';
import { feeFor } from '#domain/fee.ts';
import { toHalalas } from '#domain/money.ts';
import { formatMoney } from '#locales/format.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { local } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { CityField, StageField } from '#web/team/SuggestedField.tsx';
import { useMay } from '../kit/calls.ts';
import { Part } from '../kit/form/Part.tsx';
import { Pair } from '../kit/form/TwoLanguages.tsx';
import type { FormOf } from '../kit/form/useRecordForm.ts';
import { PictureField } from '../kit/picture/PictureField.tsx';
import { regionOptions } from '../kit/regions.ts';
import { namedOptions } from '../kit/seasons.ts';
import type { FormChoices } from './choices.ts';

interface TeamFieldsProps {
  form: FormOf<typeof adminTeams>;
  team: AdminTeam;
  choices: FormChoices;
}

/** What is saved with the form: of the team itself, where it competes, and what the office notes. */
export function TeamFields({ form, team, choices: { competitions, regions } }: TeamFieldsProps) {
  const t = useWords('admin-teams');
  const { lang } = useLanguage();
  const mayMove = useMay()({ access: 'admin-teams:money' });
  const { values } = form;
  const chosen = competitions.find(({ _id }) => _id === values.competion);
  // What is paid stays paid: another fee would be refused.
  const offered = competitions.filter(
    ({ _id, price }) =>
      !team.payment_status ||
      _id === team.competion._id ||
      feeFor(toHalalas(price ?? 0)).total === toHalalas(team.order?.total_amount ?? 0),
  );
  const optional = (name: 'stage' | 'city' | 'notes' | 'image') => ({
    ...form.field(name),
    value: values[name] ?? '',
  });
  /** A level of the same name is the same level; any other has to be chosen again. */
  const move = (competion: string) => {
    const levels = competitions.find(({ _id }) => _id === competion)?.agelevel ?? [];
    const ageLevel = levels.some(({ title }) => title === values.ageLevel) ? values.ageLevel : '';
    form.set({ competion, ageLevel });
  };
  return (
    <>
      <Part title={t('form.about')}>
        <Pair>
          <TextField {...form.field('name')} maxLength={limits.textMax} />
          <TextField {...form.field('schoolName')} maxLength={limits.textMax} />
        </Pair>
        {team.has_certificate && <p className="-mt-3 text-sm text-soft">{t('form.certificateStays')}</p>}
        <Pair>
          <Select {...form.field('region')} options={regionOptions(regions, lang)} />
          <CityField {...optional('city')} region={values.region} maxLength={limits.textMax} />
        </Pair>
        <Pair>
          <StageField {...optional('stage')} maxLength={limits.textMax} />
        </Pair>
        <PictureField form={form} {...optional('image')} ratio={1} />
      </Part>
      <Part title={t('form.place')}>
        <Select
          {...form.field('competion')}
          hint={mayMove ? team.payment_status && t('form.paid') : t('form.notYours')}
          disabled={!mayMove}
          options={namedOptions(offered, lang)}
          onChange={move}
        />
        <Pair>
          <Select
            {...form.field('ageLevel')}
            options={(chosen?.agelevel ?? []).map((one) => ({ value: one.title, label: local(lang, one, 'name') }))}
          />
        </Pair>
        <div role="status" className="empty:-mt-5">
          <NewFee team={team} price={chosen?.price} />
        </div>
      </Part>
      <Part title={t('form.notes')}>
        <TextArea {...optional('notes')} hint={t('form.notesHint')} limit={limits.longTextMax} optional rows={4} />
      </Part>
    </>
  );
}

/** What another competition makes of the fee of an unpaid team. */
function NewFee({ team, price }: { team: AdminTeam; price: number | undefined }) {
  const t = useWords('admin-teams');
  const { lang } = useLanguage();
  if (price === undefined || team.payment_status || !team.order) return null;
  const [now, next] = [toHalalas(team.order.total_amount), feeFor(toHalalas(price)).total];
  const amounts = { now: formatMoney(now, lang), next: formatMoney(next, lang) };
  return (
    <Callout tone={now === next ? 'info' : 'warn'}>{t(now === next ? 'form.sameFee' : 'form.newFee', amounts)}</Callout>
  );
}
