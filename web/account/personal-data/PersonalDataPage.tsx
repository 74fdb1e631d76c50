import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { getPersonalData } from '#contract/endpoints/personal-data.ts';
import { paths } from '#web/app/paths.ts';
import { Breadcrumbs } from '#web/kit/Breadcrumbs.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/PersonalDataPage.ts';
import { DeletionCard } from './DeletionCard.tsx';
import { DownloadCard } from './DownloadCard.tsx';
import { WaitingDeletion } from './WaitingDeletion.tsx';

export const handle = { needs: 'signedIn', words: ['personal-data', 'profile'] } satisfies PageHandle;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return attempt(call(getPersonalData, { signal: request.signal }));
}

export function HydrateFallback() {
  return (
    <Frame>
      <Skeleton className="h-96 w-full rounded-lg" />
    </Frame>
  );
}

/** A person's own data: a copy of it, and the deletion of the account. */
export default function PersonalDataPage({ loaderData: { answer, error } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const [asked, setAsked] = useState(false);
  if (!answer) {
    return (
      <Frame>
        <ErrorState text={error} onRetry={revalidate} pending={state === 'loading'} level={2} />
      </Frame>
    );
  }
  return (
    <Frame>
      {answer.request ? (
        <WaitingDeletion request={answer.request} isNew={asked} onWithdrawn={() => void revalidate()} />
      ) : (
        <DeletionCard
          onRequested={() => {
            setAsked(true);
            void revalidate();
          }}
        />
      )}
    </Frame>
  );
}

/** The download needs nothing that is loaded. */
function Frame({ children }: { children: React.ReactNode }) {
  const t = useWords('personal-data');
  const profile = useWords('profile');
  return (
    <div className="wrap max-w-3xl py-10 sm:py-14">
      <PageMeta title={t('title')} private />
      <Breadcrumbs trail={[{ label: profile('title'), to: paths.profile() }, { label: t('title') }]} />
      <h1 className="mt-3">{t('title')}</h1>
      <p className="mt-2 text-lg text-soft">{t('text')}</p>
      <div className="mt-8 flex flex-col gap-6">
        <DownloadCard />
        {children}
      </div>
    </div>
  );
}
