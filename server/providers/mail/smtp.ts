import { createTransport } from 'nodemailer';
import { PermanentFailure } from '#server/platform/jobs.ts';

export type Mail = {
  to: string;
  /** Who gets the answer, where it is not the sender. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; content: Uint8Array; contentType: string }[];
  /** Names the mail for good: sent twice after a crash, mailboxes can tell that it is the same one. */
  id: string;
};

export type Mailer = {
  /**
   * Resolves when the server has taken the mail.
   * @throws PermanentFailure when the server refuses this mail or its recipient for good
   * @throws Error when it is worth another try; neither names the recipient
   */
  send(mail: Mail): Promise<void>;
  /** Ends the connections that are kept for the next mails. */
  close(): void;
};

/** Few enough for any mail server; more mails than that wait for one another. */
const CONNECTIONS = 10;

/** Sends mail over SMTP, on connections that are kept while there is more to send. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
  });
  const { host } = new URL(url);
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, attachments, ...mail }) {
      const files = attachments?.map((file) => ({ ...file, content: Buffer.from(file.content) })) ?? [];
      await transport
        .sendMail({ ...mail, from, messageId: `<${id}@${domain}>`, attachments: files })
        .catch((error: unknown) => {
          throw failureOf(error as SmtpError, host);
        });
    },
    close() {
      transport.close();
    },
  };
}

/** What nodemailer adds to an error. */
type SmtpError = Error & {
  code?: string;
  originalCode?: string;
  response?: string;
  command?: string;
  permanent?: boolean;
};

/** The commands that are about one mail and its recipient; `API` refuses an address before the server is asked. */
const aboutTheMail = ['API', 'RCPT TO', 'DATA'];

/**
 * Nothing of the error but its codes: what a server says often names the recipient. A refusal of us (greeting, sign-in,
 * sender) is no fault of the mail, and may be over once somebody has mended the settings.
 */
function failureOf({ code, originalCode, response, command = '', permanent }: SmtpError, host: string): Error {
  const reply = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response ?? '')?.[0];
  const reason = reply?.replace('-', ' ') ?? originalCode ?? code ?? 'unknown';
  const forGood = aboutTheMail.includes(command) && (permanent || command === 'API');
  if (forGood) return new PermanentFailure(`the mail server refused the mail: ${reason}`);
  return new Error(`the mail server ${host} (SMTP_URL) did not take the mail: ${reason}`);
}
