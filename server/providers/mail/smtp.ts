import { createTransport } from 'nodemailer';
import { PermanentFailure } from '#server/platform/jobs.ts';

export type Mail = {
  to: string;
  /** The address for replies, if it is not the sender's. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; content: Uint8Array; contentType: string }[];
  /** A permanent id of the mail: if it is sent twice after a crash, mailboxes can recognise the duplicate. */
  id: string;
};

export type Mailer = {
  /**
   * Resolves when the server has accepted the mail.
   * @throws MailRefused when the server permanently refuses this mail or its recipient
   * @throws Error when a retry may work; neither error names the recipient
   */
  send(mail: Mail): Promise<void>;
  /** Closes the connections that are kept open for the next mails. */
  close(): void;
};

/** The mail server permanently refused a mail or its recipient. */
export class MailRefused extends PermanentFailure {
  override name = 'MailRefused';
  /** The codes of its answer ("550 5.1.1") without the words, which often name the recipient; or nodemailer's own code. */
  readonly reply: string;
  constructor(reply: string) {
    super(`the mail server refused the mail: ${reply}`);
    this.reply = reply;
  }
}

/** Few enough for any mail server; further mails wait. */
const CONNECTIONS = 10;

/**
 * Sends mail over SMTP, on connections that stay open while there is more to send.
 * @param options.patience how many times as long as usual it waits for the mail server
 */
export function smtpMailer(options: { url: string; from: string; patience?: number }): Mailer {
  const { url, from, patience = 1 } = options;
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: 5_000 * patience,
    greetingTimeout: 5_000 * patience,
    socketTimeout: 20_000 * patience,
  });
  const { host } = new URL(url);
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    // As an object, because a text may be read as a list of several addresses.
    async send({ id, attachments, ...mail }) {
      const files = attachments?.map((file) => ({ ...file, content: Buffer.from(file.content) })) ?? [];
      await transport
        .sendMail({
          ...mail,
          to: { name: '', address: mail.to },
          from,
          messageId: `<${id}@${domain}>`,
          attachments: files,
        })
        .catch((error: unknown) => {
          throw failureOf(error as SmtpError, host);
        });
    },
    close() {
      transport.close();
    },
  };
}

/** The fields that nodemailer adds to an error. */
type SmtpError = Error & {
  code?: string;
  originalCode?: string;
  response?: string;
  command?: string;
  permanent?: boolean;
};

/** The commands that concern one mail and its recipient; `API` refuses an address before the server is contacted. */
const aboutTheMail = ['API', 'RCPT TO', 'DATA'];

/**
 * Contains only the error's codes, because a server's message often names the recipient. A refusal of the portal
 * (greeting, sign-in, sender) is no fault of the mail, and may end when the settings are corrected.
 */
function failureOf({ code, originalCode, response, command = '', permanent }: SmtpError, host: string): Error {
  const reply = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response ?? '')?.[0];
  const reason = reply?.replace('-', ' ') ?? originalCode ?? code ?? 'unknown';
  const forGood = aboutTheMail.includes(command) && (permanent || command === 'API');
  if (forGood) return new MailRefused(reason);
  return new Error(`the mail server ${host} (SMTP_URL) did not take the mail: ${reason}`);
}
