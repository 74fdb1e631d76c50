import Scale from 'lucide-react/icons/scale';
import Trash2 from 'lucide-react/icons/trash-2';
import UserX from 'lucide-react/icons/user-x';
import { useState } from 'react';
import { Button } from '#web/kit/Button.tsx';
import { Card, CardHead } from '#web/kit/Card.tsx';
import { useWords } from '#web/lib/words.tsx';
import { DeletionDialog } from './DeletionDialog.tsx';

const icons = { goes: Trash2, stays: UserX, kept: Scale };

/** What a deletion does, before anybody asks for it: what goes, what stays without a name, what the law keeps. */
export function DeletionCard({ onRequested }: { onRequested: () => void }) {
  const t = useWords('personal-data');
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" pad="lg">
      <CardHead title={t('delete.title')} text={t('delete.text')} />
      <dl className="flex flex-col gap-5">
        {(['goes', 'stays', 'kept'] as const).map((what) => {
          const Icon = icons[what];
          return (
            <div key={what} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
              <dt className="contents font-semibold">
                <Icon aria-hidden size="1.25em" className="mt-1 text-soft" />
                {t(`delete.${what}Title`)}
              </dt>
              <dd className="col-start-2 mt-0.5">{t(`delete.${what}`)}</dd>
            </div>
          );
        })}
      </dl>
      <div className="mt-5 flex flex-col gap-2 border-t border-line pt-5 text-sm text-soft">
        <p>{t('delete.payment')}</p>
        <p>{t('delete.steb')}</p>
      </div>
      <Button className="mt-5" onClick={() => setOpen(true)} icon={<Trash2 aria-hidden size="1.15em" />}>
        {t('delete.begin')}
      </Button>
      <DeletionDialog open={open} onClose={() => setOpen(false)} onRequested={onRequested} />
    </Card>
  );
}
