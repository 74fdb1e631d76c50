import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../kit/html.ts';
import { courses } from '../content/courses.ts';
import { products } from '../content/products.ts';
import type { Academy } from '../context.ts';
import { priceText } from '../lists.ts';
import { coursePicture, productPicture } from '../pictures/of.ts';
import { signedIn } from '../store/sessions.ts';
import { languageOf, texts } from '../texts.ts';
import { sendPage } from './layout.ts';

/** The path of a course or product. */
export const pageOf = (type: 'slides' | 'shop', code: string) =>
  `${type === 'slides' ? '/learn' : '/store'}/${encodeURIComponent(code)}`;

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** The pages of one course (`/learn/101`) and one product (`/store/501`), with their pictures. */
export function itemRoutes(app: FastifyInstance, academy: Academy): void {
  const { basePath } = academy;
  const courseOf = ({ params }: WithId) => courses.find(({ id }) => String(id) === params.id);
  const productOf = ({ params }: WithId) => products.find(({ id }) => String(id) === params.id);

  app.get<{ Params: { id: string } }>('/learn/:id', async (request, reply) => {
    const course = courseOf(request);
    if (!course) return notFound(request, reply, academy);
    const language = languageOf(request);
    const words = texts[language];
    const title = course.name[language];
    const body = html`<article>
<img src="${basePath}/learn/${course.id}.png" alt="" width="640" height="360">
<h1>${title}</h1>
<p class="facts">${words.by(course.instructor[language])} · ${words.hours(course.hours)}</p>
<p>${course.text[language]}</p>
${greeting(signedIn(request, academy), words.courseReady, words.guestCourse, words.welcome)}
</article>`;
    return sendPage(request, reply, academy, { title, body, here: pageOf('slides', String(course.id)) });
  });

  app.get<{ Params: { id: string } }>('/store/:id', async (request, reply) => {
    const product = productOf(request);
    if (!product) return notFound(request, reply, academy);
    const language = languageOf(request);
    const words = texts[language];
    const title = product.name[language];
    const body = html`<article>
<img src="${basePath}/store/${product.id}.png" alt="" width="480" height="480">
<h1>${title}</h1>
<p class="facts"><bdi>${priceText(product.riyals, language)}</bdi></p>
<p>${product.text[language]}</p>
${greeting(signedIn(request, academy), words.productReady, words.guestProduct, words.welcome)}
</article>`;
    return sendPage(request, reply, academy, { title, body, here: pageOf('shop', String(product.id)) });
  });

  const picture = async (reply: FastifyReply, drawn: Promise<Buffer> | undefined) => {
    if (!drawn) return reply.code(404).send({ result: false });
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(await drawn);
  };
  app.get<{ Params: { id: string } }>('/learn/:id.png', async (request, reply) => {
    const course = courseOf(request);
    return picture(reply, course && coursePicture(course));
  });
  app.get<{ Params: { id: string } }>('/store/:id.png', async (request, reply) => {
    const product = productOf(request);
    return picture(reply, product && productPicture(product));
  });
}

const greeting = (name: string | undefined, ready: string, guest: string, welcome: string) =>
  name
    ? html`<p class="panel ready"><strong>${welcome} <bdi>${name}</bdi></strong><br>${ready}</p>`
    : html`<p class="panel">${guest}</p>`;

export function notFound(request: FastifyRequest, reply: FastifyReply, academy: Academy): FastifyReply {
  const { notFoundTitle: title, notFoundText } = texts[languageOf(request)];
  const body = html`<h1>${title}</h1><p>${notFoundText}</p>`;
  return sendPage(request, reply, academy, { title, body, here: '/', status: 404 });
}
