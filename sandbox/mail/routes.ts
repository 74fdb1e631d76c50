import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { document, listPage, messagePage, notFoundPage } from './pages.ts';
import type { MailStore } from './store.ts';
import { type Language, texts } from './texts.ts';

const STYLE = readFileSync(new URL('./style.css', import.meta.url), 'utf8');
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A message runs no script, loads nothing from anywhere and has no origin; its links open in new windows. */
const BODY_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'";

function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  if (lang === 'ar' || lang === 'en') return lang;
  return request.headers['accept-language']?.trim().toLowerCase().startsWith('ar') ? 'ar' : 'en';
}

const idOf = (request: FastifyRequest) => Number((request.params as { id: string }).id);

const bytesOf = ({ content }: Attachment) =>
  Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content);

/** Pictures that came with the message stand in it as `cid:`; only as data can its page show them. */
function withOwnPictures({ html = '', attachments }: Email): string {
  return attachments.reduce((markup, attachment) => {
    if (!attachment.contentId) return markup;
    const data = `data:${attachment.mimeType};base64,${bytesOf(attachment).toString('base64')}`;
    return markup.replaceAll(`cid:${attachment.contentId.replace(/^<|>$/g, '')}`, data);
  }, html);
}

/** Pages and JSON over the kept messages; the store belongs to whoever started the mail server. */
export async function mailSandbox(app: FastifyInstance, { store }: { store: MailStore }): Promise<void> {
  const base = app.prefix.replace(/\/$/, '');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'same-origin');
  });

  const sendDocument = (reply: FastifyReply, markup: string, status = 200) =>
    reply
      .code(status)
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(markup);
  const notFound = (request: FastifyRequest, reply: FastifyReply) => {
    const frame = { lang: languageOf(request), base };
    return sendDocument(reply, document(frame, texts[frame.lang].notFoundTitle, '/', notFoundPage(frame)), 404);
  };
  /** Bytes that a stranger sent are only ever downloaded. */
  const sendFile = (reply: FastifyReply, name: string, type: string, bytes: Buffer) =>
    reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .type(type)
      .send(bytes);

  app.get('/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(STYLE),
  );

  app.get('/', async (request, reply) => {
    const frame = { lang: languageOf(request), base };
    const to = String((request.query as { to?: unknown }).to ?? '').trim();
    const messages = store.list({ to: to || undefined });
    return sendDocument(reply, document(frame, texts[frame.lang].listTitle, '/', listPage(frame, messages, to)));
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
    return reply.redirect(`${base}/?lang=${languageOf(request)}`, 303);
  });

  app.get('/messages/:id', async (request, reply) => {
    const message = store.get(idOf(request));
    if (!message) return notFound(request, reply);
    const frame = { lang: languageOf(request), base };
    const title = message.subject || texts[frame.lang].noSubject;
    return sendDocument(reply, document(frame, title, `/messages/${message.id}`, messagePage(frame, message)));
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
