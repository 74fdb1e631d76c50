import type { Job } from '#server/platform/jobs.ts';
import { saveLedger } from './saves.ts';
import { type SettleDeps, saveSettler } from './settle.ts';
import type { SaveJob } from './waiting-saves.ts';

/**
 * Ends a save whose process died, whose answer was lost, or that could not be followed here. It is tried for some hours;
 * somebody who saves the person again is faster, and then nothing is left to do.
 */
export function healPerson(deps: SettleDeps): Job<SaveJob> {
  const saves = saveLedger(deps);
  const { settle, giveUp } = saveSettler(deps);
  return {
    async run({ saveId }) {
      const save = await saves.find(saveId);
      if (!save || save.state === 'done') return;
      if (save.isAsking) return saves.wait(save);
      if ((await settle(save)) === 'unknown') throw new Error('STEB does not tell yet what became of it');
    },
    async gaveUp({ saveId }) {
      const save = await saves.find(saveId);
      if (save && save.state !== 'done' && !save.isAsking) await giveUp(save);
    },
  };
}
