import type { LoggedChange } from '#contract/admin-record.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';

/** Which record was deleted, by whom and when. */
export const DeletedBy = ({ deletion: { name, by, at } }: { deletion: LoggedChange }) => (
  <Sentence
    of="admin"
    text="gone.by"
    values={{ name, by }}
    parts={{ name: <bdi />, by: <bdi />, when: <When iso={at} /> }}
  />
);

/** The place of a date in a sentence. */
const When = ({ iso }: { iso: string }) => <DateTime iso={iso} time />;
