import { createTransport } from 'nodemailer';
import { PermanentFailure } from '#server/platform/jobs.ts';
import { tell } from '#server/platform/measured.ts';
import { StartError } from '#server/platform/start-error.ts';

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

/** The server refused this mail or its recipient for good. */
export class MailRefused extends PermanentFailure {
  override name = 'MailRefused';
  /** Its reply without its words, which often name the recipient: "550 5.1.1"; or a code of ours, if it was not asked. */
  readonly reply: string;
  constructor(reply: string) {
    super(`the mail server refused the mail: ${reply}`);
    this.reply = reply;
  }
}

/** Few enough for any mail server; further mails wait. */
const CONNECTIONS = 10;

/** Sends mail over SMTP, on connections that stay open while there is more to send. */
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
          const failure = failureOf(error as SmtpError, host);
          const refused = failure instanceof MailRefused;
          tell('mail', { outcome: refused ? 'refused' : 'failed' });
          if (!refused) tell('failure', { part: 'mail', code: reasonOf(error as SmtpError) });
          throw failure;
        });
      tell('mail', { outcome: 'sent' });
    },
    close() {
      transport.close();
    },
  };
}

/**
 * Greets a mail server and signs in, and sends nothing.
 * @throws StartError when it cannot be used
 */
export async function checkMailServer(url: string): Promise<void> {
  const transport = createTransport({ url, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 });
  try {
    await transport.verify();
  } catch (cause) {
    const { originalCode, code, responseCode } = cause as {
      originalCode?: string;
      code?: string;
      responseCode?: number;
    };
    const reason = responseCode ?? originalCode ?? code ?? 'no answer';
    throw new StartError(`The mail server at ${new URL(url).host} cannot be used (${reason}): check SMTP_URL.`, {
      cause,
    });
  } finally {
    transport.close();
  }
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
function failureOf(error: SmtpError, host: string): Error {
  const { command = '', permanent } = error;
  const reason = reasonOf(error);
  const forGood = aboutTheMail.includes(command) && (permanent || command === 'API');
  if (forGood) return new MailRefused(reason);
  return new Error(`the mail server ${host} (SMTP_URL) did not take the mail: ${reason}`);
}

function reasonOf({ code, originalCode, response }: SmtpError): string {
  const reply = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response ?? '')?.[0];
  return reply?.replace('-', ' ') ?? originalCode ?? code ?? 'unknown';
}
