import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { AdminTeam } from '#contract/endpoints/admin-teams.ts';
import { attachEntity } from '#contract/endpoints/team-entity.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Card, CardHead } from '#web/kit/Card.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';

const EntityDialog = lazy(() =>
  import('#web/team/entity/EntityDialog.tsx').then((file) => ({ default: file.EntityDialog })),
);

/** The school or organisation of a team, and whether it said that the team is its own. */
export function TeamEntity({ team }: { team: AdminTeam }) {
  const t = useWords('admin-team');
  const say = useWords('entity');
  const { entity } = team;
  const code = (text: string | undefined) => (text ? <Ltr className="wrap-anywhere">{text}</Ltr> : t('view.none'));
  return (
    <Card as="section">
      <CardHead title={t('entity.title')} />
      {entity ? (
        <DescriptionList
          items={[
            { term: t('entity.name'), detail: <bdi>{entity.name}</bdi> },
            { term: t('entity.cr'), detail: code(entity.crNumber) },
            { term: t('entity.vat'), detail: code(entity.tax_id) },
            { term: t('entity.email'), detail: code(entity.email) },
            { term: t('entity.phone'), detail: code(entity.phone_number) },
            {
              term: t('entity.answer'),
              detail: (
                <Badge tone={team.entity_agreed ? 'good' : 'warn'} className="whitespace-normal">
                  {say(team.entity_agreed ? 'agrees' : 'waits')}
                </Badge>
              ),
            },
          ]}
        />
      ) : (
        <p className="text-soft">{t('entity.none')}</p>
      )}
      <AttachEntity team={team} className="mt-4" />
    </Card>
  );
}

/** Attaches an entity, or another one (back-office spec, sections 4 and 6); nothing for those who may not. */
export function AttachEntity({ team, className }: { team: AdminTeam; className?: string }): ReactNode {
  const t = useWords('entity');
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (!may(attachEntity) || !team.status) return null;
  return (
    <>
      <Button size="sm" className={className} onClick={() => setOpen(true)}>
        {t(team.entity ? 'change' : 'add')}
      </Button>
      {open && (
        <Suspense>
          <EntityDialog team={team} open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
