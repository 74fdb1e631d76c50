import { and, type SQL, sql } from 'drizzle-orm';

/** The filters of a query, as sent; an absent one has no effect. */
export type Sent<Name extends string> = { readonly [Of in Name]?: string | undefined };

/** The filters that are set, in the forms that a list needs. */
export type Narrowed = {
  /** The same for the same set of filters, whatever their values. */
  name: string;
  /** Differs for different values, too: for cache keys. */
  key: string;
  /** The parameters of a named statement. */
  values: Record<string, string>;
  /** The condition of a named statement, with a placeholder for each value; undefined without filters. */
  prepared: SQL | undefined;
  /** The same with the values in it. */
  where: SQL | undefined;
};

/**
 * Defines the filters of a list in one place: each name as sent, with the condition for its value. Values are texts;
 * the database converts them to the column's type.
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

/** A text as a part of a `like` pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
