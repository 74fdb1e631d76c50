import ArrowRight from 'lucide-react/icons/arrow-right';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useLanguage } from '#web/lib/words.tsx';
import { Avatar, AvatarGroup } from '../Avatar.tsx';
import { Tapestry } from '../art/Tapestry.tsx';
import { Badge, StatusBadge } from '../Badge.tsx';
import { Button, ButtonLink, type ButtonVariant } from '../Button.tsx';
import { Callout } from '../Callout.tsx';
import { Card, CardHead, CardLink } from '../Card.tsx';
import { DateTime } from '../DateTime.tsx';
import { DescriptionList } from '../DescriptionList.tsx';
import { IconButton } from '../IconButton.tsx';
import { Link, OutsideLink } from '../Link.tsx';
import { Code, Ltr } from '../Ltr.tsx';
import { Money } from '../Money.tsx';
import { Skeleton, SkeletonText } from '../Skeleton.tsx';
import { Spinner } from '../Spinner.tsx';
import { BothWays, Part, Row } from './Part.tsx';
import { either, say } from './samples.ts';

const variants: ButtonVariant[] = ['go', 'primary', 'quiet', 'ghost', 'danger'];

function Buttons() {
  const [pending, setPending] = useState(false);
  return (
    <>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Row key={size} name={`Button ${size}`}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button size={size} variant="primary" pending>
            Saving
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
          <IconButton size={size} label="Edit">
            <Pencil aria-hidden size="1.15em" />
          </IconButton>
          <IconButton size={size} variant="quiet" label="Edit this">
            <Pencil aria-hidden size="1.15em" />
          </IconButton>
        </Row>
      ))}
      <Row name="ButtonLink, a button that works, links">
        <ButtonLink
          to="/kit"
          variant="go"
          iconEnd={<ArrowRight aria-hidden size="1.1em" className="rtl:-scale-x-100" />}
        >
          Apply now
        </ButtonLink>
        <Button
          variant="primary"
          pending={pending}
          onClick={() => {
            setPending(true);
            setTimeout(() => setPending(false), 2000);
          }}
        >
          Press me twice
        </Button>
        <p>
          A <Link to="/kit">link in a sentence</Link>, a{' '}
          <Link to="/kit" look="strong">
            strong one
          </Link>{' '}
          and{' '}
          <OutsideLink href="https://example.org" newTab>
            one that leaves
          </OutsideLink>
          .
        </p>
        <Spinner />
      </Row>
    </>
  );
}

function Values() {
  const { lang } = useLanguage();
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-2">
        {(['gold', 'silver', 'bronze'] as const).map((rank) => (
          <Badge key={rank} tone={rank}>
            {say(lang, rank)}
          </Badge>
        ))}
        {(['good', 'warn', 'bad'] as const).map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {say(lang, tone)}
          </StatusBadge>
        ))}
        <StatusBadge tone="info">{either(lang, 'In review', 'قيد المراجعة')}</StatusBadge>
        <StatusBadge>{either(lang, 'Withdrawn', 'منسحب')}</StatusBadge>
      </div>
      <Card>
        <CardHead title={either(lang, 'Fee', 'الرسوم')} text={either(lang, 'For one team', 'لفريق واحد')} />
        <DescriptionList
          items={[
            { term: either(lang, 'Registration', 'رسوم التسجيل'), detail: <Money halalas={35000} /> },
            { term: either(lang, 'VAT 15%', 'ضريبة القيمة المضافة 15%'), detail: <Money halalas={5250} /> },
            { term: either(lang, 'Rounding', 'التقريب'), detail: <Money halalas={-50} /> },
            { term: either(lang, 'Total', 'الإجمالي'), detail: <Money halalas={40300} />, strong: true },
          ]}
        />
      </Card>
      <Card>
        <DescriptionList
          layout="stack"
          items={[
            { term: either(lang, 'Opens', 'يبدأ'), detail: <DateTime iso="2025-11-21" /> },
            { term: either(lang, 'Paid', 'تاريخ الدفع'), detail: <DateTime iso="2025-11-21T11:05:00Z" time /> },
            { term: either(lang, 'Phone', 'الهاتف'), detail: <Ltr>+966 50 123 4567</Ltr> },
            { term: either(lang, 'Reference', 'المرجع'), detail: <Code>F25-0012</Code> },
          ]}
        />
      </Card>
      <Callout title={either(lang, 'Two seats are left', 'بقي مقعدان')}>
        {either(lang, 'Register before Thursday.', 'سجّل قبل يوم الخميس.')}
      </Callout>
      <Callout tone="good">{either(lang, 'The payment went through.', 'تمت عملية الدفع.')}</Callout>
      <Callout tone="warn">
        {either(lang, 'This member is 8; the category is 9–16.', 'عمر العضو 8 سنوات والفئة 9–16.')}
      </Callout>
      <Callout tone="bad" actions={<Button size="sm">{either(lang, 'Try again', 'حاول مرة أخرى')}</Button>}>
        {either(lang, 'The bank refused the card.', 'رفض البنك البطاقة.')}
      </Callout>
    </div>
  );
}

const people = ['Noura', 'Faisal', 'Huda', 'Omar', 'Lama', 'Saad'].map((name) => ({ name }));

/** Buttons, links, cards and small components that show values. */
export function Basics() {
  return (
    <Part title="Basics">
      <Buttons />
      <Row name="Avatars">
        <Avatar name="Noura Al-Otaibi" size={56} />
        <Avatar name="Najd Falcons" size={56} shape="square" />
        <Avatar name="Broken picture" picture="/no-such-picture.png" size={56} />
        <AvatarGroup people={people} />
        <AvatarGroup people={people.slice(0, 3)} size={40} />
      </Row>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {['FLLE', 'robo_mission', 'future_innovators'].map((slug) => (
          <CardLink key={slug} to="/kit" picture={<Tapestry name={slug} className="h-36 w-full" />}>
            <span className="text-sm font-semibold text-palm">9–16</span>
            <span className="text-lg font-bold">{slug}</span>
            <span className="text-soft">2–10 members, two coaches</span>
          </CardLink>
        ))}
      </div>
      <Row name="Skeletons" className="items-start">
        <Skeleton className="size-14 rounded-full" />
        <div className="w-72">
          <SkeletonText lines={3} />
        </div>
      </Row>
      <BothWays>
        <Values />
      </BothWays>
    </Part>
  );
}
