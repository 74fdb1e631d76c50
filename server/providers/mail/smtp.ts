import { createTransport } from 'nodemailer';

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

export type Mailer = { send(mail: Mail): Promise<void> };

/** Sends mail over SMTP. Throws when the server does not take it; the job queue tries again. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({ url, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 20_000 });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, attachments, ...mail }) {
      await transport.sendMail({
        ...mail,
        from,
        messageId: `<${id}@${domain}>`,
        attachments: attachments?.map((file) => ({ ...file, content: Buffer.from(file.content) })) ?? [],
      });
    },
  };
}
