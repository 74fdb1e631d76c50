import { connectDatabase } from '#server/platform/database.ts';
import { portalOver } from '../scale/portal.ts';

/* The portal's calls in a process of its own, over the database of DATABASE_URL, without a cache. */
const database = await connectDatabase(process.env.DATABASE_URL as string, { max: 10 });
const app = await portalOver(database, process.env.DATA_DIR as string);
await app.listen({ port: Number(process.env.PORT), host: 'localhost' });
process.once('SIGTERM', () => app.close().then(() => database.close()));
process.stdout.write('listening\n');
