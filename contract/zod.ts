import { z } from 'zod';

// Zod compiles schemas with `new Function` and tests at start whether it can. The content security policy of our pages
// forbids it and browsers report the attempt, so compiling is switched off there. The server compiles.
z.config({ jitless: 'document' in globalThis });

export { z };
