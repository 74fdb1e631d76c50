import { useNavigate, useRevalidator } from 'react-router';
import { answerForMembership } from '#contract/endpoints/team-members.ts';
import type { Team } from '#contract/entities.ts';
import { paths } from '#web/app/paths.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { Answer } from '../asked/index.ts';
import type { OwnPlace } from '../team/team-context.ts';

/** The words by which somebody says whether they coach a team, or are in it. */
export function useAskWords(role: OwnPlace['role']) {
  const t = useWords('asked');
  return {
    ...{ yes: t(`${role}.yes`), no: t(`${role}.no`), leave: t(`${role}.leave`) },
    ...{ sure: t('sure'), sureYes: t('sureYes') },
  };
}

type Props = { team: Team; place: OwnPlace; className?: string };

/** Somebody in a team says by their account whether they are in it, in their list of teams and on the page of one. */
export function AnswerForMembership({ team, place, className }: Props) {
  const words = useAskWords(place.role);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return (
    <Answer
      className={className}
      answered={place.answered}
      words={words}
      answer={async (agrees) => {
        const { msg, left } = await call(answerForMembership, { body: { team_id: team._id, agrees } });
        toast.success(msg);
        // There is no page of the team for whoever has left it.
        await (left ? navigate(paths.myTeams()) : revalidate());
      }}
    />
  );
}
