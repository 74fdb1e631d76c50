import { useNavigate, useRevalidator } from 'react-router';
import { answerForEntity } from '#contract/endpoints/team-entity.ts';
import type { Team } from '#contract/entities.ts';
import { paths } from '#web/app/paths.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { Answer } from '../asked/index.ts';

/** The words by which a school or organisation says whether a team is its own. */
export function useAskWords() {
  const t = useWords('entity');
  return {
    ...{ yes: t('ask.yes'), no: t('ask.no'), leave: t('ask.leave') },
    ...{ sure: t('ask.sure'), sureYes: t('ask.sureYes') },
  };
}

/** The same by the account of the entity, in its list of teams and on the page of one. */
export function AnswerByAccount({ team, className }: { team: Team; className?: string }) {
  const words = useAskWords();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return (
    <Answer
      className={className}
      answered={team.entity_agreed === false ? 'asked' : 'agreed'}
      words={words}
      answer={async (agrees) => {
        const { msg } = await call(answerForEntity, { body: { team_id: team._id, agrees } });
        toast.success(msg);
        // There is no page of the team for whoever has left it.
        await (agrees ? revalidate() : navigate(paths.myTeams()));
      }}
    />
  );
}
