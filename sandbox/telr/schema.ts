/** Amounts are minor units (halalas), times are milliseconds. */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS orders (
    ref TEXT PRIMARY KEY, store TEXT NOT NULL, cartid TEXT NOT NULL, test INTEGER NOT NULL,
    amount INTEGER NOT NULL, currency TEXT NOT NULL, description TEXT NOT NULL, trantype TEXT NOT NULL,
    lang TEXT NOT NULL, returnAuth TEXT NOT NULL, returnDecl TEXT NOT NULL, returnCan TEXT NOT NULL,
    updateUrl TEXT, customer TEXT NOT NULL, code INTEGER NOT NULL, challenge TEXT, createdAt INTEGER NOT NULL,
    UNIQUE (store, cartid)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS orders_by_time ON orders (createdAt);
  CREATE TABLE IF NOT EXISTS charges (
    ref TEXT PRIMARY KEY, orderRef TEXT NOT NULL REFERENCES orders (ref), type TEXT NOT NULL, status TEXT NOT NULL,
    code TEXT NOT NULL, message TEXT NOT NULL, amount INTEGER NOT NULL, currency TEXT NOT NULL,
    card TEXT NOT NULL, createdAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS charges_by_order ON charges (orderRef);
  CREATE TABLE IF NOT EXISTS notices (
    id INTEGER PRIMARY KEY, orderRef TEXT NOT NULL REFERENCES orders (ref), kind TEXT NOT NULL, url TEXT NOT NULL,
    body TEXT NOT NULL, state TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, nextAt INTEGER NOT NULL,
    lastResult TEXT NOT NULL DEFAULT '', createdAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS notices_due ON notices (state, nextAt);
  CREATE INDEX IF NOT EXISTS notices_by_order ON notices (orderRef);
  CREATE TABLE IF NOT EXISTS faults (
    name TEXT PRIMARY KEY, value TEXT NOT NULL, remaining INTEGER
  ) STRICT;
`;
