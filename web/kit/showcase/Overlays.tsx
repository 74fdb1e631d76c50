import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useLanguage } from '#web/lib/words.tsx';
import { Robot } from '../art/Robot.tsx';
import { Button } from '../Button.tsx';
import { DisclosureMenu } from '../DisclosureMenu.tsx';
import { TextField } from '../form/TextField.tsx';
import { useConfirm } from '../overlay/confirm.ts';
import { Dialog } from '../overlay/Dialog.tsx';
import { DropdownMenu } from '../overlay/DropdownMenu.tsx';
import { Popover } from '../overlay/Popover.tsx';
import { toast } from '../overlay/toast.ts';
import { BothWays, Part } from './Part.tsx';
import { either } from './samples.ts';

function Sample() {
  const { lang } = useLanguage();
  const e = (english: string, arabic: string) => either(lang, english, arabic);
  const confirm = useConfirm();
  const [open, setOpen] = useState<'form' | 'good'>();
  const [city, setCity] = useState('');
  const [_day, _setDay] = useState('');
  const remove = async () => {
    const yes = await confirm({
      title: e('Delete this season?', 'حذف هذا الموسم؟'),
      text: e('Its page goes. Teams stay.', 'تُحذف صفحته وتبقى الفرق.'),
      action: e('Delete the season', 'احذف الموسم'),
      tone: 'danger',
    });
    toast.info(yes ? e('Deleted', 'حُذف') : e('Kept', 'بقي'));
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen('form')}>{e('Dialog', 'نافذة')}</Button>
      <Button onClick={() => setOpen('good')}>{e('Payment done', 'تم الدفع')}</Button>
      <Button variant="danger" onClick={remove}>
        {e('Ask first', 'اسأل أولًا')}
      </Button>
      <DropdownMenu
        label={e('Actions for Najd Falcons', 'إجراءات صقور نجد')}
        size="md"
        variant="quiet"
        items={[
          { id: 'open', label: e('Open', 'فتح'), href: '/kit' },
          { id: 'pay', label: e('Pay', 'دفع'), disabled: true, note: e('Paid already', 'مدفوع') },
          {
            id: 'delete',
            label: e('Delete', 'حذف'),
            tone: 'danger',
            icon: <Trash aria-hidden size="1.1em" />,
            onAction: remove,
          },
        ]}
      />
      <Popover label={e('Filters', 'تصفية')} title={e('Filters', 'تصفية')}>
        {(close) => (
          <div className="flex flex-col gap-3">
            <p>{e('A box beside the button.', 'مربع بجانب الزر.')}</p>
            <Button onClick={close}>{e('Done', 'تم')}</Button>
          </div>
        )}
      </Popover>
      <DisclosureMenu label={e('Competitions', 'المسابقات')}>
        <a href="#one">FIRST LEGO League</a>
        <a href="#two">WRO</a>
      </DisclosureMenu>
      <Button onClick={() => toast.success(e('Saved', 'حُفظ'))}>{e('Success', 'نجاح')}</Button>
      <Button onClick={() => toast.error(e('The server refused the change.', 'رفض الخادم التغيير.'))}>
        {e('Error', 'خطأ')}
      </Button>
      <Button
        onClick={() =>
          toast.info(e('The team was withdrawn.', 'سُحب الفريق.'), {
            action: { label: e('Undo', 'تراجع'), act: () => toast.success(e('It is back', 'عاد')) },
          })
        }
      >
        {e('With an act', 'مع إجراء')}
      </Button>
      <Dialog
        open={open === 'form'}
        onClose={() => setOpen(undefined)}
        title={e('Where and when', 'المكان والزمان')}
        text={e('Lists, calendars and toasts work inside a dialog.', 'تعمل القوائم والتقاويم والتنبيهات داخل النافذة.')}
        actions={
          <>
            <Button variant="primary" onClick={() => toast.success(e('Saved', 'حُفظ'))}>
              {e('Save', 'حفظ')}
            </Button>
            <Button onClick={remove}>{e('Ask first', 'اسأل أولًا')}</Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <TextField label={e('City', 'المدينة')} value={city} onChange={setCity} />
        </div>
      </Dialog>
      <Dialog
        open={open === 'good'}
        onClose={() => setOpen(undefined)}
        size="sm"
        picture={<Robot pose="cheer" size={150} />}
        title={e('Your team is in!', 'انضم فريقك!')}
        text={e('The receipt is on its way to your mail.', 'الإيصال في طريقه إلى بريدك.')}
        actions={
          <Button variant="go" onClick={() => setOpen(undefined)}>
            {e('Back to Profile', 'العودة إلى الملف الشخصي')}
          </Button>
        }
      />
    </div>
  );
}

/** Everything that floats above the page. */
export function Overlays() {
  return (
    <Part title="Overlays">
      <BothWays>
        <Sample />
      </BothWays>
    </Part>
  );
}
