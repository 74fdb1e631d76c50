import Megaphone from 'lucide-react/icons/megaphone';
import { publishResultBoards, type ResultBoard } from '#contract/endpoints/result-boards.ts';
import { Button } from '#web/kit/Button.tsx';
import { useConfirm } from '#web/kit/overlay/confirm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { call } from '#web/lib/api.ts';
import { useLocal } from '#web/lib/local.ts';
import { isolated, useNames } from '#web/lib/names.ts';
import { useWords } from '#web/lib/words.tsx';
import { useWrite } from '../kit/useWrite.ts';

/** Sends boards to be published or taken back, and says the answer. */
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

/** Publishes one board, or takes it back; asks first. */
export function PublishButton({ board }: { board: ResultBoard }) {
  const t = useWords('admin-results');
  const confirm = useConfirm();
  const { write, pending } = usePublishing();
  const { published, results: count } = board;
  const name = useBoardName()(board);
  const ask = async () => {
    const sure = await confirm(
      published
        ? {
            ...{ title: t('boards.askTakeBack'), text: t('boards.askTakeBackText', { board: name }) },
            ...{ action: t('boards.takeBack'), tone: 'danger' },
          }
        : {
            ...{ title: t('boards.askPublish'), text: t('boards.askPublishText', { board: name, count }) },
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
      aria-label={t(published ? 'boards.takeBackNamed' : 'boards.publishNamed', { board: name })}
      onClick={ask}
    >
      {t(published ? 'boards.takeBack' : 'boards.publish')}
    </Button>
  );
}

/** Publishes all boards of a season that wait, at one moment; not offered where one button does it. */
export function PublishAll({ boards }: { boards: readonly ResultBoard[] }) {
  const t = useWords('admin-results');
  const confirm = useConfirm();
  const nameOf = useBoardName();
  const listed = useNames();
  const { write, pending } = usePublishing();
  const waiting = boards.filter(({ published, results }) => !published && results > 0);
  const count = waiting.length;
  if (count < 2) return null;
  const ask = async () => {
    const sure = await confirm({
      title: t('boards.askPublishAll'),
      text: t('boards.askPublishAllText', { count, boards: listed(waiting.map(nameOf)) }),
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
