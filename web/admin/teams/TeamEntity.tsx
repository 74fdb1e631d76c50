import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminTeam } from '#contract/endpoints/admin-teams.ts';
import { attachEntity } from '#contract/endpoints/team-entity.ts';
import { askRegistry } from '#contract/endpoints/team-registry.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Card, CardHead } from '#web/kit/Card.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { isolated } from '#web/lib/names.ts';
import { useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';

const RefreshDialog = lazy(() => import('./RefreshDialog.tsx'));
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
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        <AttachEntity team={team} />
        <CompareEntity team={team} />
      </div>
    </Card>
  );
}

/** Compares what the team keeps of its entity with the registry. */
function CompareEntity({ team }: { team: AdminTeam }) {
  const t = useWords('admin-team');
  const may = useMay();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const { name, steb_user_id: person } = team.entity ?? {};
  if (!name || !person || !may(askRegistry)) return null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('registry.compareNamed', { name: isolated(name) })}
        onClick={() => setOpen(true)}
      >
        {t('registry.compare')}
      </Button>
      {open && (
        <Suspense>
          <RefreshDialog team={team} who={{ person, name }} onChanged={revalidate} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Attaches an entity, or another one (back-office spec, sections 4 and 6); nothing for those who may not. */
export function AttachEntity({ team }: { team: AdminTeam }) {
  const t = useWords('entity');
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (!may(attachEntity) || !team.status) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
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
