import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/features/*/table.ts',
  out: './server/platform/migrations',
});
