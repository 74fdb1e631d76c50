import { can, roleOf } from '#contract/access.ts';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useViewer } from '../layout/index.ts';

/** Shown when there are no teams: a link to register one, or for students a link to the seasons. */
export function NoTeams({ inSeason = false }: { inSeason?: boolean }) {
  const t = useWords('my-teams');
  const mayRegister = can(roleOf(useViewer().type), 'teams:register');
  return (
    <EmptyState
      title={t('empty')}
      text={inSeason ? t('emptySeason') : mayRegister ? t('emptyText') : t('emptyStudent')}
      action={
        mayRegister ? (
          <ButtonLink to={paths.registration()}>{t('register')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.notAllowedToRegister()}>{t('seeSeasons')}</ButtonLink>
        )
      }
    />
  );
}
