export { handBackMessages } from './change-message.ts';
export { contactJob, notifyOffice } from './notify-office.ts';
export { contactData } from './personal-data.ts';
export { contactRoutes } from './routes.ts';
export { contactReplyJob, sendContactReply, settleLostReplies } from './send-contact-reply.ts';
export * from './table.ts';
