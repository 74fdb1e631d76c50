import PostalMime from 'postal-mime';
import { inTransaction, openDatabase } from '../kit/database.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT, receivedAt INTEGER NOT NULL, sender TEXT NOT NULL, subject TEXT NOT NULL,
    text TEXT NOT NULL, html TEXT NOT NULL, attachments TEXT NOT NULL, raw BLOB NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS recipients (
    messageId INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE, address TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS recipients_by_address ON recipients (address, messageId);
  CREATE INDEX IF NOT EXISTS recipients_by_message ON recipients (messageId);
`;

export interface AttachmentInfo {
  filename: string;
  mimeType: string;
  /** Bytes. */
  size: number;
}

export interface MailMessage {
  id: number;
  /** ISO time. */
  receivedAt: string;
  /** The envelope's sender and recipients, including blind copies. */
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: AttachmentInfo[];
}

export interface MailStore {
  add(mail: { raw: Buffer; from: string; to: string[] }): Promise<number>;
  /** Newest first; `to` is one recipient's full address, in any case. */
  list(filter?: { to?: string | undefined; limit?: number }): MailMessage[];
  get(id: number): MailMessage | null;
  /** The message as received over SMTP. */
  raw(id: number): Buffer | null;
  clear(): void;
  close(): void;
}

/** Opens or creates `mail.db`. A message is on disk before SMTP confirms it. */
export function openMailStore(dataDir: string): MailStore {
  const db = openDatabase(dataDir, 'mail.db', SCHEMA);

  const asMessage = (row: Record<string, unknown>): MailMessage => ({
    id: Number(row.id),
    receivedAt: new Date(Number(row.receivedAt)).toISOString(),
    from: String(row.sender),
    to: db
      .prepare('SELECT address FROM recipients WHERE messageId = ? ORDER BY rowid')
      .all(Number(row.id))
      .map(({ address }) => String(address)),
    subject: String(row.subject),
    text: String(row.text),
    html: String(row.html),
    attachments: JSON.parse(String(row.attachments)),
  });

  return {
    async add({ raw, from, to }) {
      const mail = await PostalMime.parse(raw);
      const attachments: AttachmentInfo[] = mail.attachments.map((attachment, index) => ({
        filename: attachment.filename ?? `attachment-${index + 1}`,
        mimeType: attachment.mimeType,
        size: Buffer.byteLength(attachment.content),
      }));
      return inTransaction(db, () => {
        const { lastInsertRowid } = db
          .prepare(`
            INSERT INTO messages (receivedAt, sender, subject, text, html, attachments, raw) VALUES (?, ?, ?, ?, ?, ?, ?)
          `)
          .run(
            Date.now(),
            from,
            mail.subject ?? '',
            mail.text ?? '',
            mail.html ?? '',
            JSON.stringify(attachments),
            raw,
          );
        const addRecipient = db.prepare('INSERT INTO recipients (messageId, address) VALUES (?, ?)');
        for (const address of to) addRecipient.run(lastInsertRowid, address.toLowerCase());
        return Number(lastInsertRowid);
      });
    },
    list({ to, limit = 200 } = {}) {
      const columns = 'id, receivedAt, sender, subject, text, html, attachments';
      const wanted = 'id IN (SELECT messageId FROM recipients WHERE address = :to)';
      return db
        .prepare(`SELECT ${columns} FROM messages WHERE :to IS NULL OR ${wanted} ORDER BY id DESC LIMIT :limit`)
        .all({ to: to?.trim().toLowerCase() ?? null, limit })
        .map(asMessage);
    },
    get(id) {
      const row = db.prepare('SELECT * FROM messages WHERE id = ?').get(id);
      return row ? asMessage(row) : null;
    },
    raw(id) {
      const row = db.prepare('SELECT raw FROM messages WHERE id = ?').get(id);
      return row ? Buffer.from(row.raw as Uint8Array) : null;
    },
    clear() {
      db.exec('DELETE FROM messages');
    },
    close() {
      db.close();
    },
  };
}
