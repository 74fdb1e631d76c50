import { Card } from '#web/kit/Card.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { useTeam } from './team-context.ts';

export const handle = { needs: 'signedIn', words: ['team'] } satisfies PageHandle;

/** The team's certificates; it needs an entity for them (public spec, section 6). */
export default function TeamCertification() {
  const t = useWords('team');
  const team = useTeam();
  return (
    <Card>
      <EmptyState title={t('noCertificates')} text={team.entity ? t('noCertificatesText') : t('addEntity')} />
    </Card>
  );
}
