import { and, type SQL, sql } from 'drizzle-orm';

/** What a query narrows a list by, as it came over the wire; what is absent narrows nothing. */
export type Sent<Name extends string> = { readonly [Of in Name]?: string | undefined };

/** The filters that are set: all that a list derives from them. */
export type Narrowed = {
  /** Tells statements of different filters apart, whatever their values. */
  name: string;
  /** Tells different values apart, too: the key of what is cached. */
  key: string;
  /** What a named statement is executed with. */
  values: Record<string, string>;
  /** The condition of a named statement, with a placeholder for each value; undefined where nothing is narrowed. */
  prepared: SQL | undefined;
  /** The same with the values in it. */
  where: SQL | undefined;
};

/**
 * The filters of a list in the one place where they stand: each by its name on the wire, with the condition that its value
 * makes. The database reads the values, which are texts, as what its columns hold.
 */
export function listFilters<Name extends string>(conditions: Record<Name, (value: SQL) => SQL>) {
  const names = Object.keys(conditions) as Name[];
  return (sent: Sent<Name>): Narrowed => {
    const values = names.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]] as const]));
    return {
      name: values.map(([name]) => name).join(':'),
      key: JSON.stringify(values),
      values: Object.fromEntries(values),
      prepared: and(...values.map(([name]) => conditions[name](sql`${sql.placeholder(name)}`))),
      where: and(...values.map(([name, value]) => conditions[name](sql`${value}`))),
    };
  };
}
