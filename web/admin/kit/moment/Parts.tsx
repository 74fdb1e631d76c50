import { DateInput, DateSegment } from 'react-aria-components/DatePicker';
import { cx } from '#web/kit/cx.ts';

/** What a day and the time beside it have in common. */
export interface Common {
  'aria-describedby': string | undefined;
  isInvalid: boolean;
  validationBehavior: 'aria';
  shouldForceLeadingZeros: true;
}

/** The box around the parts of a day, or of a time. */
export const boxClass = cx(
  'kit-edge flex min-h-(--control) items-center rounded-md border border-edge/75 bg-surface ps-2 shadow-xs transition-[border-color] hover:border-edge',
  'data-invalid:border-bad data-focus-within:border-focus data-focus-within:outline-2 data-focus-within:outline-focus data-focus-within:outline-solid',
);

/** Text in a line, no flex box: isolates among the parts keep 09:00 from becoming 00:09 in Arabic. */
export const Parts = () => (
  <DateInput className="block grow whitespace-nowrap tabular-nums">
    {(segment) => (
      <DateSegment
        segment={segment}
        className="rounded-xs px-1 tabular-nums outline-none data-focused:bg-focus data-focused:text-paper data-placeholder:text-soft data-focused:data-placeholder:text-paper data-[type=literal]:px-0"
      />
    )}
  </DateInput>
);
