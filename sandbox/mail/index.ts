export { mailSandbox } from './routes.ts';
export { type MailSandbox, startMailSandbox } from './smtp.ts';
export type { AttachmentInfo, MailMessage, MailStore } from './store.ts';
