import type { PageHandle } from '#web/lib/words.tsx';
import { Certification } from './Certification.tsx';
import { useTeam } from './team-context.ts';

export const handle = { needs: 'signedIn', words: ['team', 'certificates'] } satisfies PageHandle;

/** The team's certificates (public spec, section 2). */
export default function TeamCertification() {
  return <Certification team={useTeam()} />;
}
