import { useState } from 'react';
import { can, roleOf } from '#contract/access.ts';
import type { Team } from '#contract/entities.ts';
import { Button } from '#web/kit/Button.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useViewer } from '../layout/index.ts';
import { EntityDialog } from './EntityDialog.tsx';

interface EntityButtonProps {
  team: Team;
  className?: string;
}

/** Opens the entity's form, for those who may say whose the team is; the others see nothing. */
export function EntityButton({ team, className }: EntityButtonProps) {
  const t = useWords('entity');
  const [open, setOpen] = useState(false);
  const role = roleOf(useViewer().type);
  if (!can(role, 'teams:attach-entity') || team.status === false) return null;
  return (
    <>
      <Button size="sm" className={className} onClick={() => setOpen(true)}>
        {t(team.entity ? 'change' : 'add')}
      </Button>
      <EntityDialog team={team} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
