import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Fields, readFields, UnreadableBody } from '../bodies.ts';
import type { Sandbox } from '../context.ts';
import { consumeFault } from '../faults.ts';
import { findOrder, insertOrder } from '../orders.ts';
import { checkedOrder, orderUrl } from './answers.ts';
import { GatewayError } from './errors.ts';
import { readNewOrder } from './read-order.ts';

const METHODS = ['create', 'check'] as const;
type Method = (typeof METHODS)[number];

/** `POST /gateway/order.json`: create and check, in every form of body, with the faults that are switched on. */
export function gatewayRoutes(app: FastifyInstance, { options, db }: Sandbox): void {
  const silent = keepsSilent(app);
  const ownOrigins = options.portalOrigins.map((origin) => new URL(origin).origin);

  const answerTo = (method: Method, fields: Fields): object => {
    if (method === 'check') {
      const ref = fields.order_ref?.trim();
      if (!ref) throw new GatewayError('invalidRequest', 'order_ref is not set');
      const order = findOrder(db, ref);
      if (!order) throw new GatewayError('invalidReference', 'There is no order with this order_ref');
      return checkedOrder(db, order, options.publicUrl);
    }
    const ref = insertOrder(db, readNewOrder(fields, ownOrigins));
    if (!ref) throw new GatewayError('duplicate', 'Cart ID must be unique');
    return { ref, url: orderUrl(options.publicUrl, ref) };
  };

  app.post('/gateway/order.json', async (request, reply) => {
    const trace = newTrace();
    let name = '';
    try {
      const fields = await readFields(request.body);
      name = fields.ivp_method?.trim() ?? '';
      const method = readMethod(name);
      if (consumeFault(db, `${method}Hangs`)) return silent(reply);
      await wait(consumeFault(db, `${method}Delay`) ?? 0);
      if (consumeFault(db, `${method}Fails`)) {
        return reply.code(500).type('text/html').send('<html><body><h1>500 Internal Server Error</h1></body></html>');
      }
      checkCredentials(fields, options.store, options.authkey);
      const order = answerTo(method, fields);
      if (method === 'create' && consumeFault(db, 'createAnswerLost')) return hangUp(reply);
      return { method, trace, order };
    } catch (error) {
      if (error instanceof GatewayError) return { method: name, trace, error: errorPart(error) };
      if (error instanceof UnreadableBody) {
        return { method: name, trace, error: errorPart(new GatewayError('invalidRequest', error.message)) };
      }
      throw error;
    }
  });
}

const errorPart = ({ message, note }: GatewayError) => ({ message, note });

function readMethod(name: string): Method {
  if (!name) throw new GatewayError('invalidRequest', 'ivp_method is not set');
  const method = METHODS.find((known) => known === name);
  if (!method) throw new GatewayError('invalidMethod', 'ivp_method must be create or check');
  return method;
}

function checkCredentials(fields: Fields, store: string, authkey: string): void {
  if (!fields.ivp_store?.trim()) throw new GatewayError('invalidRequest', 'ivp_store is not set');
  if (!fields.ivp_authkey?.trim()) throw new GatewayError('invalidRequest', 'ivp_authkey is not set');
  if (fields.ivp_store.trim() !== store) throw new GatewayError('invalidStore', 'There is no store with this ID');
  if (fields.ivp_authkey.trim() !== authkey) {
    throw new GatewayError('invalidRequest', 'ivp_authkey is not the key of this store');
  }
}

/** A number for support, of the gateway's form: "4001/7932/5eb93cca". */
function newTrace(): string {
  const seconds = Math.floor(Date.now() / 1000).toString(16);
  return `${randomInt(4000, 5000)}/${randomInt(1, 32_768)}/${seconds}`;
}

function hangUp(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.destroy();
}

/** Does not answer a request until its client disconnects or the sandbox stops. */
function keepsSilent(app: FastifyInstance): (reply: FastifyReply) => void {
  const open = new Set<FastifyReply['raw']>();
  app.addHook('preClose', async () => {
    for (const response of open) response.destroy();
  });
  return (reply) => {
    reply.hijack();
    open.add(reply.raw);
    reply.raw.once('close', () => open.delete(reply.raw));
  };
}
