import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../../kit/html.ts';
import { withLang } from '../../kit/language.ts';
import { parseJsonObject, readFields, UnreadableBody } from '../bodies.ts';
import type { Sandbox } from '../context.ts';
import { FAULTS, FaultInputError, type FaultName, readFaults, resetFaults, setFaults } from '../faults.ts';
import { languageOf, sendPage } from '../pages/layout.ts';
import { type Language, texts } from '../texts.ts';

const NAMES = Object.keys(FAULTS) as FaultName[];

/** `GET /faults` shows (page or JSON), `PUT` or `POST` of JSON sets the named ones, `DELETE` switches all off. */
export function faultRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { db, basePath } = sandbox;
  const pageUrl = (lang: Language) => withLang(`${basePath}/faults`, lang);

  app.get('/faults', async (request, reply) => {
    if (request.headers.accept?.includes('application/json')) return { faults: readFaults(db) };
    const lang = languageOf(request);
    const saved = (request.query as { saved?: unknown }).saved !== undefined;
    const body = faultsPage(readFaults(db), lang, pageUrl(lang), saved);
    return sendPage(reply, sandbox, { lang, title: texts[lang].faultsTitle, body, here: '/faults', nav: true });
  });

  app.route({
    method: ['PUT', 'POST'],
    url: '/faults',
    handler: async (request, reply) => {
      const text = Buffer.isBuffer(request.body) ? request.body.toString('utf8').trim() : '';
      const isForm = request.method === 'POST' && !text.startsWith('{');
      try {
        setFaults(db, isForm ? fromForm(await readFields(request.body)) : parseJsonObject(text));
      } catch (error) {
        if (!(error instanceof FaultInputError || error instanceof UnreadableBody)) throw error;
        return reply.code(400).send({ error: error.message, known: FAULTS });
      }
      if (isForm) return reply.redirect(`${pageUrl(languageOf(request))}&saved`, 303);
      return { faults: readFaults(db) };
    },
  });

  app.delete('/faults', async () => {
    resetFaults(db);
    return { faults: {} };
  });

  app.post('/faults/reset', async (request, reply) => {
    resetFaults(db);
    return reply.redirect(`${pageUrl(languageOf(request))}&saved`, 303);
  });
}

/** The page's form sends every fault: an empty value or an unticked box switches it off. */
function fromForm(fields: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(NAMES.map((name) => [name, { value: fields[name], next: fields[`${name}.next`] }]));
}

function faultsPage(on: ReturnType<typeof readFaults>, lang: Language, action: string, saved: boolean): Html {
  const words = texts[lang];
  const rows = NAMES.map((name) => {
    const kind = FAULTS[name];
    const setting = on[name];
    const title = words.faultNames[name];
    const value =
      kind === 'flag'
        ? html`<label><input type="checkbox" name="${name}"${setting && html` checked`}> ${words.faultOn}</label>`
        : html`<label>${words.faultValue} <input name="${name}" dir="ltr" size="8"${
            kind !== 'currency' && html` inputmode="decimal"`
          } value="${setting ? String(setting.value) : ''}"></label>`;
    return html`<fieldset class="panel">
<legend>${title} <small><bdi dir="ltr">${name}</bdi></small></legend>
${value}
<label>${words.faultNext} <input type="number" min="1" name="${name}.next" dir="ltr" value="${
      setting?.next ?? ''
    }"></label>
</fieldset>`;
  });
  return html`<h1>${words.faultsTitle}</h1>
<p>${words.faultsText}</p>
${saved && html`<p role="status" class="saved">${words.saved}</p>`}
<form method="post" action="${action}" class="faults">
${rows}
<div class="actions"><button class="primary">${words.save}</button>
<button formaction="${action.replace('/faults?', '/faults/reset?')}">${words.reset}</button></div>
</form>`;
}
