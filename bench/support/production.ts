/** What a portal in production mode needs. Its outside services are nowhere: nobody asks them for anything. */
export const productionEnvironment = (own: { port: number; databaseUrl: string; dataDir: string }) => ({
  PORTAL_MODE: 'production',
  PORT: String(own.port),
  PUBLIC_URL: `http://localhost:${own.port}`,
  DATABASE_URL: own.databaseUrl,
  DATA_DIR: own.dataDir,
  STEB_URL: 'http://127.0.0.1:9/steb',
  STEB_API_KEY: 'a-key-of-the-bench-for-its-own-identities',
  TELR_URL: 'http://127.0.0.1:9/order.json',
  TELR_STORE: '77',
  TELR_AUTHKEY: 'Xk3Rq-9hWtz~pLmV',
  TELR_NOTICE_SECRET: 'a-secret-of-the-bench-for-its-own-notices',
  CATALOGUE_URL: 'http://127.0.0.1:9/academy',
  TICKET_KEY: 'a-key-of-the-bench-for-its-own-tickets',
  SMTP_URL: 'smtp://127.0.0.1:9',
});
