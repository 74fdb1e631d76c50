/* `npm run dev`: pages straight from their sources with hot reload; Node restarts the server when its sources change. */
process.env.PAGES = 'dev';
await import('./main.ts');
