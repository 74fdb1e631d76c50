import { useState } from 'react';
import type { Team } from '#contract/entities.ts';
import { Button } from '#web/kit/Button.tsx';
import { useWords } from '#web/lib/words.tsx';
import { EntityDialog } from '#web/team/entity/EntityDialog.tsx';
import { useMayAttachEntity } from '../team/team-context.ts';

interface EntityButtonProps {
  team: Team;
  className?: string;
}

/** Opens the entity's form, for those who may say whose the team is; the others see nothing. */
export function EntityButton({ team, className }: EntityButtonProps) {
  const t = useWords('entity');
  const [open, setOpen] = useState(false);
  if (!useMayAttachEntity(team)) return null;
  return (
    <>
      <Button size="sm" className={className} onClick={() => setOpen(true)}>
        {t(team.entity ? 'change' : 'add')}
      </Button>
      <EntityDialog team={team} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
