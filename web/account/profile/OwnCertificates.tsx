import Download from 'lucide-react/icons/download';
import { can, roleOf } from '#contract/access.ts';
import type { Certificate } from '#contract/endpoints/certificates.ts';
import type { Team } from '#contract/entities.ts';
import { teamState } from '#domain/team-state.ts';
import { paths } from '#web/app/paths.ts';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Link } from '#web/kit/Link.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { fetchPdf, useDownload } from '#web/team/download/index.ts';
import { useViewer } from '../layout/index.ts';
import { NothingYet } from './ProfileBlock.tsx';

/** The newest certificates of one's teams, with their files and public pages. */
export function OwnCertificates({ certificates }: { certificates: readonly Certificate[] }) {
  const t = useWords('profile');
  const kinds = useWords('certificates');
  const { lang } = useLanguage();
  const { download, loading } = useDownload(kinds('tab.failed'));
  return (
    <ul className="grid gap-4">
      {certificates.map((certificate) => {
        const { _id, type, team, crt_serial, status, created_at } = certificate;
        const path = lang === 'ar' ? certificate.cerfificate_path : certificate.cerfificate_path_en;
        const named = (text: string) => `${text}: ${kinds(`kinds.${type}`)}, ${team.name}`;
        return (
          <li key={_id} className="border-line not-first:border-t not-first:pt-4">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <h3 className="text-base">{kinds(`kinds.${type}`)}</h3>
              {!status && <StatusBadge tone="bad">{kinds('tab.revoked')}</StatusBadge>}
            </div>
            <p className="line-clamp-2 wrap-anywhere">
              <Link to={paths.team(team._id, 'certification')} look="quiet">
                <bdi>{team.name}</bdi>
              </Link>
            </p>
            <p className="text-sm text-soft">
              <DateTime iso={created_at} />
            </p>
            <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
              {path && (
                <Button
                  size="sm"
                  icon={<Download aria-hidden size="1.15em" />}
                  pending={loading === path}
                  aria-label={named(t('certificates.download'))}
                  onClick={() =>
                    download({ key: path, name: `certificate-${crt_serial}-${lang}.pdf`, fetch: () => fetchPdf(path) })
                  }
                >
                  {t('certificates.download')}
                </Button>
              )}
              <Link
                to={paths.certificate(crt_serial)}
                look="strong"
                aria-label={named(t('certificates.open'))}
                className="py-1 text-sm"
              >
                {t('certificates.open')}
              </Link>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** How a team comes to its certificate, with the way to one's newest active team. */
export function NoCertificates({ teams }: { teams: readonly Team[] }) {
  const t = useWords('profile');
  const mayIssue = can(roleOf(useViewer().type), 'certificates:issue');
  const active = teams.find((team) => teamState(team) === 'active');
  return (
    <NothingYet text={t(mayIssue ? 'certificates.emptyIssuer' : 'certificates.empty')}>
      {active && (
        <Link to={paths.team(active._id, 'certification')} look="strong">
          {t('certificates.ofTeam')}
        </Link>
      )}
    </NothingYet>
  );
}
