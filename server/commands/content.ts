import { filesPathOf } from '../command-database.ts';
import { openFileStore } from '../platform/files.ts';
import { StartError } from '../platform/start-error.ts';
import { command, WrongUsage } from './command.ts';

export const content = command({
  summary: 'Loads the sample content into a portal that has no season',
  usage: 'load [--force]',
  options: { force: { type: 'boolean', help: 'also in production' } },
  more: 'The sample has invented people, teams and payments: a portal in production refuses it unless it is forced.',
  failed: 'The sample content could not be loaded',
  async run({ words, values, config: read, database: open, say }) {
    if (words.length !== 1 || words[0] !== 'load') throw new WrongUsage('Say load.');
    const config = read();
    if (config.mode === 'production' && !values.force) {
      throw new StartError(
        'This portal is in production: the sample has invented teams and payments. Add --force to load it all the same.',
      );
    }
    const { db } = await open({ max: 5 });
    const files = await openFileStore(filesPathOf(config), config.s3);
    const { loadDemo } = await import('#demo/load.ts');
    if (!(await loadDemo(db, files))) throw new StartError('The portal has a season already: nothing was loaded.');
    say('The sample content is loaded.');
    return 0;
  },
});
