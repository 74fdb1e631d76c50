import { type ReactNode, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { AdminTeam } from '#contract/endpoints/admin-teams.ts';
import {
  askRegistry,
  type RegistryFacts,
  refreshFromRegistry,
  registryFactNames,
} from '#contract/endpoints/team-registry.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { genderOf } from '#domain/gender.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { useFocusWhenGone } from '../kit/useFocusWhenGone.ts';
import { type Countries, countryOptions, loadCountries } from '../people/names.ts';
import { useAsked } from './useAsked.ts';

/** Whom STEB is asked about: its identifier of them, and their name in the team. */
export interface RegistryKey {
  person: string;
  name: string;
}

interface RefreshDialogProps {
  team: AdminTeam;
  /** A coach or a member, or the entity. */
  who: RegistryKey;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

type Compared = AnswerOf<typeof askRegistry> & { countries: Countries };

/** What STEB says of somebody in a team, or of its entity, today beside what the team keeps; somebody has to look at it before it is saved. */
export default function RefreshDialog({ team, who, onChanged, onClose }: RefreshDialogProps) {
  const t = useWords('admin-team');
  const kit = useWords('kit');
  // Before the dialog is there: a part of it that waits for words would close it.
  useWords('team');
  const { lang } = useLanguage();
  const place = { id: team._id, person: who.person };
  const { answer, error, asking, retry } = useAsked<Compared>(async (signal) => {
    const [compared, countries] = await Promise.all([
      call(askRegistry, { body: place, signal }),
      attempt(loadCountries(signal)),
    ]);
    return { ...compared, countries: countries.answer ?? [] };
  }, who.person);
  const [refused, setRefused] = useState<string>();
  const [saving, setSaving] = useState(false);
  const mayReissue = useMay()({ access: 'certificates:revoke' });

  async function save() {
    if (!answer) return;
    setSaving(true);
    try {
      const { msg } = await call(refreshFromRegistry, { body: { ...place, seen: answer.after } });
      onClose();
      toast.success(msg);
      await onChanged();
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      setRefused(failed.message);
    } finally {
      setSaving(false);
    }
  }
  const again = async () => {
    await retry();
    setRefused(undefined);
  };
  const problem = refused ?? error;
  // What was refused, and how to ask again, is gone once STEB has answered.
  const said = useFocusWhenGone<HTMLDivElement>(problem);
  const differs = answer !== undefined && answer.changed.length > 0;
  const needsAdministrator = differs && answer.certificates > 0 && !mayReissue;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('registry.title')}
      text={<bdi>{nameIn(lang, who.name)}</bdi>}
      actions={
        <>
          {differs && !problem && !needsAdministrator && (
            <Button variant="primary" pending={saving} onClick={save}>
              {t('registry.save')}
            </Button>
          )}
          {problem && (
            <Button pending={asking} onClick={again}>
              {t('registry.again')}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {kit(differs ? 'cancel' : 'close')}
          </Button>
        </>
      }
    >
      <div role="status" ref={said} tabIndex={-1} className="outline-none">
        {!answer && !problem && <span className="sr-only">{t('registry.asking')}</span>}
        {problem && <Callout tone="bad">{problem}</Callout>}
        {answer && !problem && (
          <Callout tone={differs ? 'warn' : 'good'}>
            {differs ? t('registry.differs', { count: answer.changed.length }) : t('registry.same')}
          </Callout>
        )}
      </div>
      {!answer && !problem && <Skeleton className="h-56 w-full rounded-md" />}
      {answer && <Comparison {...answer} />}
      {differs && answer.certificates > 0 && (
        <Callout tone="warn" className="mt-4">
          {t('registry.certificates', { count: answer.certificates })}{' '}
          {needsAdministrator && t('registry.administrators')}
        </Callout>
      )}
    </Dialog>
  );
}

/** Both versions, field by field; where they differ, both are shown, each with its name. */
function Comparison({ before, after, changed, countries }: Compared) {
  const t = useWords('admin-team');
  const field = useWords('admin-teams');
  const value = useValue(countries);
  /** A person has no VAT number, an entity no gender. */
  const isKnown = (name: keyof RegistryFacts) => Boolean(before[name] || after[name]);
  return (
    <dl className="mt-4 divide-y divide-line">
      {registryFactNames.filter(isKnown).map((name) => {
        const differs = changed.includes(name);
        return (
          <div key={name} className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="flex flex-wrap items-center gap-x-2 gap-y-1 text-soft">
              {name === 'name' ? t('entity.name') : field(`fields.${name}`)}
              {differs && (
                <Badge tone="warn" dot>
                  {t('registry.different')}
                </Badge>
              )}
            </dt>
            {differs ? (
              <dd className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
                <Version label={t('registry.before')}>{value(name, before[name])}</Version>
                <Version label={t('registry.after')} isNew>
                  {value(name, after[name])}
                </Version>
              </dd>
            ) : (
              <dd>{value(name, after[name])}</dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

function Version({ label, isNew, children }: { label: string; isNew?: boolean; children: ReactNode }) {
  return (
    <span className="block min-w-0">
      <span className="block text-sm text-soft">{label}</span>
      <span className={isNew ? 'font-semibold' : ''}>{children}</span>
    </span>
  );
}

/** A fact as people read it. */
function useValue(countries: Countries) {
  const t = useWords('admin-team');
  const words = useWords('team');
  const { lang } = useLanguage();
  const names = new Map(countryOptions(countries, lang).map(({ value, label }) => [value, label]));
  return (name: keyof RegistryFacts, fact: string | null) => {
    if (!fact) return t('view.none');
    if (name === 'dob') return <DateTime iso={fact} />;
    const gender = name === 'gender' ? genderOf(fact) : undefined;
    const shown = gender ? words(gender) : name === 'nationality' ? (names.get(fact.toUpperCase()) ?? fact) : fact;
    return <bdi className="wrap-anywhere">{shown}</bdi>;
  };
}
