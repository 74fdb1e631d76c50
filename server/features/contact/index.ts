export { handBackMessages } from './hand-back.ts';
export { contactJob, notifyOffice } from './notify-office.ts';
export { contactData } from './personal-data.ts';
export { contactRoutes } from './routes.ts';
export { contactReplyJob, refusalReasonOf, sendContactReply } from './send-contact-reply.ts';
export * from './table.ts';
