import { describeConfig } from '../describe-config.ts';
import { command } from './command.ts';

export const config = command({
  summary: 'Shows the configuration as the portal reads it, without secrets',
  usage: '',
  options: {},
  failed: 'The configuration could not be read',
  async run({ config: read, say }) {
    for (const [name, value] of describeConfig(read())) say(`${name.padEnd(22)}${value}`);
    return 0;
  },
});
