import Fastify from 'fastify';
import { telrSandbox } from '../index.ts';
import { AUTHKEY, NOTICE_SECRET, PORTAL, PREFIX, STORE } from './sandbox.ts';

// A sandbox in a process of its own, for the tests that kill it. Arguments: the data folder and the advice address.
const [dataDir = '', adviceUrl = ''] = process.argv.slice(2);
const app = Fastify();
await app.register(telrSandbox, {
  dataDir,
  adviceUrl,
  publicUrl: `http://localhost${PREFIX}`,
  store: STORE,
  authkey: AUTHKEY,
  noticeSecret: NOTICE_SECRET,
  portalOrigins: [PORTAL],
  prefix: PREFIX,
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
