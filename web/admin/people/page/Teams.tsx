import type { PersonOverview } from '#contract/endpoints/person-page.ts';
import { paths } from '#web/app/paths.ts';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { Link, OutsideLink } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';
import { teams } from '../../teams/resource.ts';
import { Row, Rows, Section } from './Section.tsx';

/**
 * The person's newest teams: each on its page in the office, and on the page where the person sees it, which shows the office what
 * the office may see.
 */
export function Teams({ overview: { user, teams: shown, totalTeams } }: { overview: PersonOverview }) {
  const t = useWords('admin-users');
  const say = useLocal();
  const all = totalTeams > 0 && (
    <Link to={teams.list({ s: user.national_id })} look="strong" className="text-sm">
      {t('page.allTeams', { count: totalTeams })}
    </Link>
  );
  return (
    <Section title={t('page.teams')} foot={all}>
      {totalTeams === 0 && <p className="text-soft">{t('page.noTeams')}</p>}
      <Rows>
        {shown.map(({ _id, team_no, name, season, roles, status, payment_status }) => (
          <Row key={_id}>
            <span className="min-w-0 grow">
              <span className="flex flex-wrap items-baseline gap-x-2">
                <Link to={teams.view(_id)} className="text-sm">
                  <Ltr>{team_no}</Ltr>
                </Link>
                <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
              </span>
              <span className="mt-0.5 block text-sm text-soft">
                {[say(season, 'name'), ...roles.map((role) => t(`page.roles.${role}`))].join(' · ')} ·{' '}
                <OutsideLink href={paths.team(_id)} newTab>
                  {t('page.asTheySee')}
                </OutsideLink>
              </span>
            </span>
            <StatusBadge tone={!status ? 'neutral' : payment_status ? 'good' : 'warn'}>
              {t(!status ? 'page.withdrawn' : payment_status ? 'page.paid' : 'page.unpaid')}
            </StatusBadge>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
