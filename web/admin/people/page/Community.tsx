import type { PersonOverview } from '#contract/endpoints/person-page.ts';
import { useWords } from '#web/lib/words.tsx';
import { BanButton, BanState } from '../../community/BanButton.tsx';
import { Section } from './Section.tsx';

/** Whether the person may post in the forum. */
export function Community({ overview: { user, posting_ban } }: { overview: PersonOverview }) {
  const t = useWords('admin-users');
  return (
    <Section title={t('page.community')}>
      <p>
        <BanState ban={posting_ban} />
      </p>
      <div>
        <BanButton person={user} ban={posting_ban} />
      </div>
    </Section>
  );
}
