import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LoggedChange } from '#contract/admin-record.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useCurrentUser } from '../../layout/current-user.ts';
import { lastAddressOf } from '../list-memory.ts';
import type { Resource } from '../resource.ts';
import { DeletedBy } from './DeletedBy.tsx';
import { fitting, type UnsavedInput, unsavedInputAt } from './unsaved-input.ts';

interface RecordGoneProps {
  resource: Resource;
  title: string;
  /** What the log says of it. */
  deletion: LoggedChange | undefined;
  /** The values of a new record. */
  empty: object;
}

/**
 * In the place of the form of a record that is not there: who deleted it and when, the way to the list, and what was typed
 * here and is not saved, which goes on as a new record.
 */
export function RecordGone({ resource, title, deletion, empty }: RecordGoneProps) {
  const t = useWords('admin');
  const { unsaved, goOn } = useUnsavedInput(resource, deletion, empty);
  return (
    <>
      <EmptyState
        pose="torn"
        level={1}
        title={title}
        text={deletion ? <DeletedBy deletion={deletion} /> : t('gone.unknown')}
        action={
          <ButtonLink to={lastAddressOf(resource.address)} variant={unsaved ? 'quiet' : 'primary'}>
            {t('gone.toList')}
          </ButtonLink>
        }
      />
      {unsaved && (
        <Callout
          className="mx-auto w-full max-w-xl"
          actions={
            <Button size="sm" variant="primary" onClick={goOn}>
              {t('gone.goOn')}
            </Button>
          }
        >
          {t('gone.kept')}
        </Callout>
      )}
    </>
  );
}

/** What was typed at this address; read in the browser, which has it. */
function useUnsavedInput(resource: Resource, deletion: LoggedChange | undefined, empty: object) {
  const { pathname } = useLocation();
  const { _id: account } = useCurrentUser();
  const navigate = useNavigate();
  const [unsaved, setUnsaved] = useState<UnsavedInput>();
  const [place] = useState(() => unsavedInputAt(account, pathname));
  useEffect(() => setUnsaved(place.read()), [place]);
  return {
    unsaved,
    goOn: () => {
      // Only what differs from the record was kept; the log has the rest.
      const values = { ...fitting({ values: deletion?.before ?? {} }, empty), ...unsaved?.values };
      unsavedInputAt(account, resource.create()).keep({ values });
      place.forget();
      navigate(resource.create());
    },
  };
}
