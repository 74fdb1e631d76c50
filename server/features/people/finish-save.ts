import type { Job } from '#server/platform/jobs.ts';
import { saveStore } from './saves.ts';
import { type PeopleDeps, saveSettler } from './settle.ts';
import type { SaveJob } from './waiting-saves.ts';

/** How long STEB is asked what became of a save; the queue's retries last longer. */
const LONGEST_DOUBT = 3 * 60 * 60_000;

/**
 * Ends a save whose process died, whose answer was lost, or that could not be followed here. It is tried for some hours;
 * somebody who saves the person again is faster, and then nothing is left to do.
 */
export function finishSave(deps: PeopleDeps): Job<SaveJob> {
  const saves = saveStore(deps);
  const { settle, giveUp } = saveSettler(deps);
  return {
    async run({ saveId }) {
      const save = await saves.find(saveId);
      if (!save || save.state === 'done') return;
      if (save.isAsking) return saves.wait(save);
      const isOld = deps.clock().getTime() - save.startedAt.getTime() > LONGEST_DOUBT;
      const became = await settle(save).catch((error: unknown) => {
        if (isOld) return 'unknown' as const;
        throw error;
      });
      if (became !== 'unknown') return;
      if (isOld) return giveUp(save);
      throw new Error('STEB does not tell yet what became of it');
    },
  };
}
