import type { ReactNode } from 'react';
import type { PersonOverview } from '#contract/endpoints/person-page.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { type Countries, countryOptions, guardianOf } from '../names.ts';
import { Section } from './Section.tsx';

/** What the portal has of the person. */
export function AccountFacts({ overview, countries }: { overview: PersonOverview; countries: Countries }) {
  const { user, signed_in_at } = overview;
  const t = useWords('admin-users');
  const { lang } = useLanguage();
  const none = <span className="font-normal text-soft">{t('page.none')}</span>;
  const country = countryOptions(countries, lang).find(({ value }) => value === user.nationality)?.label;
  const code = (text: string) => (text ? <Ltr className="break-all">{text}</Ltr> : none);
  const [guardian, guardianPhone] = [guardianOf(user.guardian_name), guardianOf(user.guardian_phone)];
  const items: { term: string; detail: ReactNode }[] = [
    { term: t('fields.national_id'), detail: code(user.national_id) },
    { term: t('fields.steb_user_id'), detail: code(user.steb_user_id) },
    { term: t('fields.email'), detail: code(user.email) },
    { term: t('fields.phone_number'), detail: code(user.phone_number) },
    { term: t('fields.nationality'), detail: country ?? none },
    { term: t('fields.dob'), detail: user.dob ? <DateTime iso={user.dob} /> : none },
    {
      term: t('fields.gender'),
      detail: user.gender === 'Male' || user.gender === 'Female' ? t(`genders.${user.gender}`) : none,
    },
    { term: t('fields.subscription'), detail: t(user.subscription ? 'csv.yes' : 'csv.no') },
    ...(guardian || guardianPhone
      ? [
          { term: t('fields.guardian_name'), detail: guardian ? <bdi>{guardian}</bdi> : none },
          { term: t('fields.guardian_phone'), detail: code(guardianPhone) },
        ]
      : []),
    {
      term: t('page.signedIn'),
      detail: signed_in_at ? <DateTime iso={signed_in_at} time /> : t('page.never'),
    },
    ...(user.status && user.status_reason
      ? [{ term: t('page.reasonLifted'), detail: <bdi className="wrap-anywhere">{user.status_reason}</bdi> }]
      : []),
  ];
  return (
    <Section title={t('page.account')}>
      <DescriptionList layout="stack" items={items} />
    </Section>
  );
}
