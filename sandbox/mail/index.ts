export { mailSandbox } from './routes.ts';
export { type MailSandbox, startMailSandbox } from './smtp.ts';
