import { filesPathOf } from '../command-database.ts';
import { drawCertificateAgain } from '../features/certificates/index.ts';
import { drawDocumentAgain } from '../features/invoices/index.ts';
import { missingFiles } from '../features/uploads/index.ts';
import { documents as renderer } from '../platform/documents/invoice.ts';
import { openFileStore } from '../platform/files.ts';
import { StartError } from '../platform/start-error.ts';
import { command, WrongUsage } from './command.ts';

const SHOWN = 20;
const SERIAL = /^\d{3}(-\d{3}){4}$/;

export const documents = command({
  summary: 'Draws an invoice, credit note or certificate anew, or looks for files that are missing',
  usage: 'again <number> | check',
  options: {},
  more: 'PDFs are drawn when they are first asked for, so that none can be missing; check looks for the files that people uploaded.',
  failed: 'The documents could not be seen to',
  async run({ words, config: read, database: open, endings, say }) {
    const [verb, number, ...more] = words;
    if (more.length > 0 || (verb === 'check') === Boolean(number) || !['again', 'check'].includes(verb ?? '')) {
      throw new WrongUsage('Say check, or again and a number.');
    }
    const config = read();
    const { db } = await open();
    const files = await openFileStore(filesPathOf(config), config.s3);
    if (!number) {
      const { used, missing } = await missingFiles(db, files);
      for (const key of missing.slice(0, SHOWN)) say(`missing: ${key}`);
      say(`${used} files are in use; ${missing.length} of them are missing.`);
      return missing.length > 0 ? 1 : 0;
    }
    endings.push(() => renderer.close());
    const address = config.publicUrl ?? `http://localhost:${config.port}`;
    const drawn = SERIAL.test(number)
      ? await drawCertificateAgain({ db, files, address }, number)
      : await drawDocumentAgain(db, files, number);
    if (!drawn) throw new StartError(`There is no document with the number ${number}.`);
    say(`${number} is drawn anew.`);
    return 0;
  },
});
