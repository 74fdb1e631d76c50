import type { Endpoint } from '#contract/endpoint.ts';
import type { PersonName } from './data.ts';

/**
 * The limits for a call. `first`: the first page of a list; `own`: a person's own rows; `search`: from three characters
 * on; `beginnings`: a search with fewer; `far`: pages deep in a list; `figures`: counts, which are cached for a while.
 */
export type Kind = 'first' | 'own' | 'search' | 'beginnings' | 'far' | 'figures';

export type ListCall = {
  name: string;
  endpoint: Endpoint;
  kind: Kind;
  query?: Record<string, string | number>;
  as?: PersonName;
  /** The reason why the call may read a whole big table. */
  readsAll?: string;
};
