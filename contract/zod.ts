import { z } from 'zod';

// Zod compiles schemas with `new Function`, and tries at once whether it may: our pages' security policy forbids it, and
// browsers report the try. The server, which has no document, compiles them.
z.config({ jitless: 'document' in globalThis });

export { z };
