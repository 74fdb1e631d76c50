import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { Html } from '../kit/html.ts';
import { languageOf, otherLanguageThan } from '../kit/language.ts';
import { sendPage, styleRoute } from '../kit/page.ts';
import { type Frame, listPage, messagePage, notFoundPage } from './pages.ts';
import type { MailStore } from './store.ts';
import { texts } from './texts.ts';

/** A message can run no script, loads nothing and has no origin; its links open in new windows. */
const BODY_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'";

const idOf = (request: FastifyRequest) => Number((request.params as { id: string }).id);

const bytesOf = ({ content }: Attachment) =>
  Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content);

/** Attached pictures are referred to as `cid:`; the page can only show them as data URLs. */
function withOwnPictures({ html = '', attachments }: Email): string {
  return attachments.reduce((markup, attachment) => {
    if (!attachment.contentId) return markup;
    const data = `data:${attachment.mimeType};base64,${bytesOf(attachment).toString('base64')}`;
    return markup.replaceAll(`cid:${attachment.contentId.replace(/^<|>$/g, '')}`, data);
  }, html);
}

/** Pages and JSON of the stored messages; the caller opens and closes the store. */
export async function mailSandbox(app: FastifyInstance, { store }: { store: MailStore }): Promise<void> {
  const base = app.prefix.replace(/\/$/, '');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'same-origin');
  });

  const frameOf = (request: FastifyRequest): Frame => ({ lang: languageOf(request, 'en'), base });
  /** @param here the page's path below the base, for the link to the other language */
  function send(reply: FastifyReply, { lang }: Frame, title: string, here: string, body: Html, status = 200) {
    const { brand, notice } = texts[lang];
    const site = { brand, banner: notice, style: `${base}/style.css` };
    const otherLanguage = `${base}${here}?lang=${otherLanguageThan(lang)}`;
    return sendPage(reply, site, { lang, title, body, otherLanguage, status, allows: ["frame-src 'self'"] });
  }
  const notFound = (request: FastifyRequest, reply: FastifyReply) => {
    const frame = frameOf(request);
    return send(reply, frame, texts[frame.lang].notFoundTitle, '/', notFoundPage(frame), 404);
  };
  /** Attachments are not trusted and are only offered as downloads. */
  const sendFile = (reply: FastifyReply, name: string, type: string, bytes: Buffer) =>
    reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .type(type)
      .send(bytes);

  styleRoute(app, new URL('./style.css', import.meta.url));

  app.get('/', async (request, reply) => {
    const frame = frameOf(request);
    const to = String((request.query as { to?: unknown }).to ?? '').trim();
    const messages = store.list({ to: to || undefined });
    return send(reply, frame, texts[frame.lang].listTitle, '/', listPage(frame, messages, to));
  });

  app.get('/messages.json', async (request) => {
    const { to, limit } = request.query as { to?: string; limit?: string };
    return { messages: store.list({ to: to || undefined, limit: Math.min(Number(limit) || 200, 10_000) }) };
  });

  app.delete('/messages', async (_request, reply) => {
    store.clear();
    return reply.code(204).send();
  });

  app.post('/messages/delete', async (request, reply) => {
    store.clear();
    return reply.redirect(`${base}/?lang=${frameOf(request).lang}`, 303);
  });

  app.get('/messages/:id', async (request, reply) => {
    const message = store.get(idOf(request));
    if (!message) return notFound(request, reply);
    const frame = frameOf(request);
    const title = message.subject || texts[frame.lang].noSubject;
    return send(reply, frame, title, `/messages/${message.id}`, messagePage(frame, message));
  });

  app.get('/messages/:id/body.html', async (request, reply) => {
    const raw = store.raw(idOf(request));
    if (!raw) return notFound(request, reply);
    const markup = withOwnPictures(await PostalMime.parse(raw));
    return reply
      .header('content-security-policy', BODY_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(`<base target="_blank">${markup}`);
  });

  app.get('/messages/:id/attachments/:index', async (request, reply) => {
    const raw = store.raw(idOf(request));
    const index = Number((request.params as { index: string }).index);
    const attachment = raw && (await PostalMime.parse(raw)).attachments[index];
    if (!attachment) return notFound(request, reply);
    const name = attachment.filename ?? `attachment-${index + 1}`;
    return sendFile(reply, name, attachment.mimeType, bytesOf(attachment));
  });

  app.get('/messages/:id/raw.eml', async (request, reply) => {
    const raw = store.raw(idOf(request));
    return raw ? sendFile(reply, `message-${idOf(request)}.eml`, 'message/rfc822', raw) : notFound(request, reply);
  });
}
