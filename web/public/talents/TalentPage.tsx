import { lazy, Suspense, useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import art from '../layout/heads/talents.svg?url';
import { PageHead } from '../layout/index.ts';
import type { Route } from './+types/TalentPage.ts';
import { loadChoices } from './load-choices.ts';
import { TalentForm } from './TalentForm.tsx';
import { loadNotice } from './useTalentForm.ts';

const SentNotice = lazy(async () => ({ default: (await loadNotice()).SentNotice }));

export const handle = {
  needs: 'public',
  words: ['talents'],
  opening: 'night',
  cache: { query: [] },
} satisfies PageHandle;

export const loader = ({ context }: Route.LoaderArgs) => loadChoices(context);

/** `/moetalent/`: the registration of ministry of education staff (public spec, section 2). */
export default function TalentPage({ loaderData: choices }: Route.ComponentProps) {
  const t = useWords('talents');
  // The address we write to about the last registration; undefined while a form is being filled in.
  const [writeTo, setWriteTo] = useState<string>();
  const [again, setAgain] = useState(false);
  const title = t('title');
  return (
    <>
      <PageMeta title={title} description={t('lead')} />
      <PageHead title={title} lead={t('lead')} art={art} />
      <div className="wrap py-10 sm:py-14">
        {choices.competitions.length === 0 ? (
          <EmptyState
            title={t('none.title')}
            text={t('none.text')}
            action={<ButtonLink to={paths.contact()}>{t('none.contact')}</ButtonLink>}
          />
        ) : writeTo === undefined ? (
          <TalentForm choices={choices} again={again} onSent={setWriteTo} />
        ) : (
          <Suspense>
            <SentNotice
              of="talents"
              email={writeTo}
              onAnother={() => {
                setAgain(true);
                setWriteTo(undefined);
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
