import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { AdminTeam } from '#contract/endpoints/admin-teams.ts';
import { askRegistry, refreshFromRegistry } from '#contract/endpoints/team-bulk.ts';
import type { Person } from '#contract/entities.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Button } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';

interface RefreshDialogProps {
  team: AdminTeam;
  person: Person;
  onClose: () => void;
}

type Compared = AnswerOf<typeof askRegistry>;

/** What STEB says of a person of a team beside what the team keeps; it is taken over when somebody has looked at it. */
export function RefreshDialog({ team, person, onClose }: RefreshDialogProps) {
  const t = useWords('admin-teams');
  const kit = useWords('kit');
  const { lang } = useLanguage();
  const { revalidate } = useRevalidator();
  const place = { id: team._id, person: person._id };
  const [found, setFound] = useState<Compared>();
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  const failed = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    setProblem(error.message);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each person
  useEffect(() => {
    const control = new AbortController();
    call(askRegistry, { body: place, signal: control.signal }).then(
      setFound,
      (error) => control.signal.aborted || failed(error),
    );
    return () => control.abort();
  }, [team._id, person._id]);

  async function save() {
    if (!found) return;
    setSaving(true);
    try {
      const { msg } = await call(refreshFromRegistry, { body: { ...place, seen: found.after } });
      onClose();
      toast.success(msg);
      await revalidate();
    } catch (error) {
      failed(error);
    } finally {
      setSaving(false);
    }
  }

  const differs = found !== undefined && found.changed.length > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('registry.title')}
      text={nameIn(lang, person.name)}
      actions={
        <>
          {differs && (
            <Button variant="primary" pending={saving} onClick={save}>
              {t('registry.save')}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {differs ? kit('cancel') : kit('close')}
          </Button>
        </>
      }
    >
      <div aria-live="polite" className="flex flex-col gap-4">
        {problem && <Callout tone="bad">{problem}</Callout>}
        {!found && !problem && <Skeleton className="h-24 w-full rounded-md" />}
        {found && !differs && <Callout tone="good">{t('registry.same')}</Callout>}
        {differs && <Differences found={found} />}
        {differs && found.certificates > 0 && (
          <Callout tone="warn">{t('registry.certificates', { count: found.certificates })}</Callout>
        )}
      </div>
    </Dialog>
  );
}

function Differences({ found: { before, after, changed } }: { found: Compared }) {
  const t = useWords('admin-teams');
  const value = (text: string | null) => <bdi className="wrap-anywhere">{text || '–'}</bdi>;
  return (
    <table className="w-full table-fixed text-start text-sm">
      <thead>
        <tr className="border-b border-line text-soft">
          {(['field', 'before', 'after'] as const).map((head) => (
            <th key={head} scope="col" className="py-2 pe-3 text-start font-semibold">
              {t(`registry.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changed.map((name) => (
          <tr key={name} className="border-b border-line align-top last:border-0">
            <th scope="row" className="py-2 pe-3 text-start font-semibold">
              {t(`registry.fields.${name}`)}
            </th>
            <td className="py-2 pe-3 text-soft">{value(before[name])}</td>
            <td className="py-2">{value(after[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
