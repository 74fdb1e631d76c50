import { can, roleOf } from '#contract/access.ts';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useViewer } from '../layout/index.ts';

/** No team here, and the way to one: to register, or for a student to see what there is to join. */
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
