import type { ReactNode } from 'react';
import type { EntityRequest } from '#contract/endpoints/team-entity.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';

interface Props {
  /** Who is asked. */
  name: string;
  title: string;
  /** Why they are asked, or what they have said. */
  lead?: string | undefined;
  said?: string | undefined;
  request: Pick<EntityRequest, 'team' | 'registered_by'>;
  children: ReactNode;
}

/** Which team somebody is asked about, and by whom it was registered. */
export function AskedTeam({ name, title, lead, said, request, children }: Props) {
  const t = useWords('asked');
  const say = useLocal();
  const { team, registered_by } = request;
  return (
    <>
      <header>
        <p className="font-semibold text-soft">
          <bdi>{name}</bdi>
        </p>
        <h1 className="mt-1">{title}</h1>
        {lead && <p className="mt-3 text-lg text-soft">{lead}</p>}
      </header>
      {said && <Callout tone="good">{said}</Callout>}
      <Card>
        <h2 className="text-xl">
          <bdi>{team.name}</bdi>
        </h2>
        {team.team_no && <Ltr className="text-soft">{team.team_no}</Ltr>}
        <DescriptionList
          className="mt-3"
          items={[
            { term: t('competition'), detail: say(team.competion, 'name') },
            { term: t('season'), detail: say(team.season, 'name') },
            { term: t('by'), detail: <bdi>{registered_by}</bdi> },
          ]}
        />
      </Card>
      {children}
    </>
  );
}
