import Award from 'lucide-react/icons/award';
import Download from 'lucide-react/icons/download';
import Mail from 'lucide-react/icons/mail';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { exportSelectedTeams, type TeamSelection } from '#contract/endpoints/team-bulk.ts';
import { dayOf } from '#domain/milestones.ts';
import { Button } from '#web/kit/Button.tsx';
import { useWords } from '#web/lib/words.tsx';
import { fetchFile, useDownload } from '#web/team/download/index.ts';
import { teamMailings } from './resource.ts';

const BatchDialog = lazy(async () => ({ default: (await import('./BatchDialog.tsx')).BatchDialog }));

interface OfSelection {
  teams: TeamSelection;
}

const icon = (Icon: typeof Mail) => <Icon aria-hidden size="1.1em" />;

export function ExportButton({ teams }: OfSelection) {
  const t = useWords('admin-teams');
  const { download, loading } = useDownload(t('bulk.exportFailed'));
  const save = () =>
    download({
      ...{ key: 'csv', name: `teams-${dayOf(new Date())}.csv` },
      fetch: () => fetchFile(exportSelectedTeams.path, { method: 'POST', body: { teams } }),
    });
  return (
    <Button size="sm" icon={icon(Download)} pending={loading !== undefined} onClick={save}>
      {t('bulk.export')}
    </Button>
  );
}

/** Leads to the page on which a mail to the coaches is written; the teams go along in the history of the browser. */
export function MailButton({ teams }: OfSelection) {
  const t = useWords('admin-teams');
  const navigate = useNavigate();
  return (
    <Button size="sm" icon={icon(Mail)} onClick={() => navigate(teamMailings.create(), { state: { teams } })}>
      {t('bulk.mail')}
    </Button>
  );
}

export function CertificatesButton({ teams }: OfSelection) {
  const t = useWords('admin-teams');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={icon(Award)} onClick={() => setOpen(true)}>
        {t('bulk.certificates')}
      </Button>
      {open && (
        <Suspense>
          <BatchDialog teams={teams} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
