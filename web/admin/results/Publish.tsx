import Megaphone from 'lucide-react/icons/megaphone';
import { publishResultBoards, type ResultBoard } from '#contract/endpoints/result-boards.ts';
import type { Values } from '#locales/fill.ts';
import { Button } from '#web/kit/Button.tsx';
import { useConfirm } from '#web/kit/overlay/confirm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { useLocal } from '#web/lib/local.ts';
import { isolated, useNames } from '#web/lib/names.ts';
import { useWords, type WordKey } from '#web/lib/words.tsx';
import { useWrite } from '../kit/useWrite.ts';
import { hiddenBy } from './boards.ts';

/** Sends boards to be published or unpublished, and says the answer. */
const usePublishing = () =>
  useWrite(async ({ boards, published }: { boards: readonly ResultBoard[]; published: boolean }) => {
    const places = boards.map(({ competion, ageLevel }) => ({ competion_id: competion._id, ageLevel }));
    const { msg } = await call(publishResultBoards, { body: { boards: places, published } });
    toast.success(msg);
  }, {});

/** `const nameOf = useBoardName()`: "RoboMission, Junior". */
function useBoardName() {
  const t = useWords('admin-results');
  const say = useLocal();
  return ({ competion, level }: ResultBoard) =>
    t('boards.board', { competition: isolated(say(competion, 'name')), ageLevel: isolated(say(level, 'name')) });
}

/** `const textOf = useQuestion()`: when visitors will see boards once they are published. */
function useQuestion() {
  const t = useWords('admin-results');
  return (boards: readonly ResultBoard[], values: Values, seen: WordKey<'admin-results'>, hidden: typeof seen) => {
    const by = hiddenBy(boards);
    return by ? `${t(hidden, values)} ${t(`boards.seenOnce.${by}`)}` : t(seen, values);
  };
}

/** Publishes one board, or unpublishes it; asks first. */
export function PublishButton({ board }: { board: ResultBoard }) {
  const t = useWords('admin-results');
  const confirm = useConfirm();
  const { write, pending } = usePublishing();
  const textOf = useQuestion();
  const { published, results: count } = board;
  const name = useBoardName()(board);
  const ask = async () => {
    const sure = await confirm(
      published
        ? {
            ...{ title: t('boards.askUnpublish'), text: t('boards.askUnpublishText', { board: name }) },
            ...{ action: t('boards.unpublish'), tone: 'danger' },
          }
        : {
            title: t('boards.askPublish'),
            text: textOf([board], { board: name, count }, 'boards.askPublishText', 'boards.askPublishHidden'),
            action: t('boards.publish'),
          },
    );
    if (sure) await write({ boards: [board], published: !published });
  };
  return (
    <Button
      size="sm"
      variant={published ? 'quiet' : 'primary'}
      pending={pending}
      aria-label={t(published ? 'boards.unpublishNamed' : 'boards.publishNamed', { board: name })}
      onClick={ask}
    >
      {t(published ? 'boards.unpublish' : 'boards.publish')}
    </Button>
  );
}

/** Publishes all boards of a season that wait, at one moment; not offered where one button does it. */
export function PublishAll({ boards }: { boards: readonly ResultBoard[] }) {
  const t = useWords('admin-results');
  const confirm = useConfirm();
  const nameOf = useBoardName();
  const listed = useNames();
  const textOf = useQuestion();
  const { write, pending } = usePublishing();
  const waiting = boards.filter(({ published, results }) => !published && results > 0);
  const count = waiting.length;
  if (count < 2) return null;
  const ask = async () => {
    const sure = await confirm({
      title: t('boards.askPublishAll'),
      text: textOf(
        waiting,
        { count, boards: listed(waiting.map(nameOf)) },
        'boards.askPublishAllText',
        'boards.askPublishAllHidden',
      ),
      action: t('boards.publish'),
    });
    if (sure) await write({ boards: waiting, published: true });
  };
  return (
    <Button variant="primary" pending={pending} icon={<Megaphone aria-hidden size="1.15em" />} onClick={ask}>
      {t('boards.publishAll', { count })}
    </Button>
  );
}
