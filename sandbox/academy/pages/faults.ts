import type { FastifyInstance } from 'fastify';
import { html } from '../../kit/html.ts';
import type { Academy } from '../context.ts';
import { FaultInputError, MODES, setFaults } from '../faults.ts';
import { languageOf, texts } from '../texts.ts';
import { address, sendPage } from './layout.ts';

/** `GET /faults` shows the switch, `PUT` of JSON (`{ "mode": "slow", "delay": 10000 }`) or the page's form sets it. */
export function faultRoutes(app: FastifyInstance, academy: Academy): void {
  const { faults } = academy;
  const now = () => ({ mode: faults.mode, delay: faults.delay });

  app.get('/faults', async (request, reply) => {
    const language = languageOf(request);
    const words = texts[language];
    const saved = (request.query as { saved?: string }).saved !== undefined;
    const choices = MODES.map(
      (mode) =>
        html`<label><input type="radio" name="mode" value="${mode}"${mode === faults.mode && html` checked`}> ${words.modes[mode]}</label>`,
    );
    const body = html`<h1>${words.faults}</h1>
<p>${words.faultsText}</p>
${saved && html`<p role="status" class="panel ready">${words.saved}</p>`}
<form class="faults" method="post" action="${address(academy, '/faults', language)}">
${choices}
<label>${words.delay} <input name="delay" dir="ltr" inputmode="numeric" size="8" value="${faults.delay}"></label>
<button class="primary">${words.save}</button>
</form>`;
    return sendPage(request, reply, academy, { title: words.faults, body, here: '/faults' });
  });

  app.route({
    method: ['PUT', 'POST'],
    url: '/faults',
    handler: async (request, reply) => {
      const text = String(request.body ?? '');
      const isForm = request.method === 'POST';
      try {
        setFaults(faults, isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text));
      } catch (error) {
        if (!(error instanceof FaultInputError || error instanceof SyntaxError)) throw error;
        return reply.code(400).send({ result: false, message: error.message });
      }
      return isForm ? reply.redirect(address(academy, '/faults?saved', languageOf(request)), 303) : now();
    },
  });
}
