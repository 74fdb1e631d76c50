import { useLanguage } from '#web/lib/words.tsx';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { LinkPills } from '../LinkPills.tsx';
import { LinkTabs } from '../LinkTabs.tsx';
import { Progress } from '../Progress.tsx';
import { Stepper } from '../Stepper.tsx';
import { BothWays, Part } from './Part.tsx';
import { either } from './samples.ts';

function Sample() {
  const { lang } = useLanguage();
  const e = (english: string, arabic: string) => either(lang, english, arabic);
  const steps = [
    { label: e('Competition', 'المسابقة'), to: '/kit' },
    { label: e('Team', 'الفريق'), to: '/kit' },
    { label: e('Coach', 'المدرب') },
    { label: e('Members', 'الأعضاء') },
    { label: e('Review and pay', 'المراجعة والدفع') },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs
        trail={[
          { label: e('Seasons', 'المواسم'), to: '/kit' },
          { label: 'WRO 2026', to: '/kit' },
          { label: e('Results', 'النتائج') },
        ]}
      />
      <Stepper steps={steps} current={2} />
      <LinkTabs
        label={e('Seasons', 'المواسم')}
        tabs={[
          { label: e('All', 'الكل'), to: '/kit', count: 7, current: true },
          { label: 'FIRST 2025', to: '/kit?season=first', count: 4, current: false },
          { label: 'WRO 2024', to: '/kit?season=wro', current: false },
        ]}
      />
      <LinkPills
        label={e('Regions', 'المناطق')}
        links={[
          { label: e('All', 'الكل'), to: '/kit', current: false },
          { label: e('Riyadh', 'الرياض'), to: '/kit?region=riyadh', current: true },
          { label: e('Eastern Province', 'المنطقة الشرقية'), to: '/kit?region=eastern', current: false },
        ]}
      />
      <Progress label={e('Importing results', 'استيراد النتائج')} value={0.62} detail={e('186 of 300', '186 من 300')} />
      <Progress label={e('Preparing the file', 'تجهيز الملف')} />
      <Progress label={e('Uploaded', 'رُفع الملف')} value={1} detail="100%" />
      <Card>
        <EmptyState
          title={e('You have no team yet', 'ليس لديك فريق بعد')}
          text={e(
            'Gather two to ten friends and a coach, then register in five steps.',
            'اجمع من صديقين إلى عشرة ومدربًا، ثم سجّل في خمس خطوات.',
          )}
          action={<Button variant="go">{e('Start a team', 'أنشئ فريقًا')}</Button>}
        />
      </Card>
      <Card>
        <ErrorState onRetry={() => {}} />
      </Card>
    </div>
  );
}

/** Breadcrumbs and steps, progress, and the states for empty lists and failures. */
export function States() {
  return (
    <Part title="Places and states">
      <BothWays>
        <Sample />
      </BothWays>
    </Part>
  );
}
