import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import { medalOf } from '#domain/medal.ts';
import { formatNumber } from '#locales/format.ts';
import { paths } from '#web/app/paths.ts';
import { Emblem } from '#web/kit/art/Emblem.tsx';
import { Robot } from '#web/kit/art/Robot.tsx';
import { Tapestry } from '#web/kit/art/Tapestry.tsx';
import { Badge } from '#web/kit/Badge.tsx';
import { ButtonLink } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { WrittenDate } from '#web/kit/WrittenDate.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';
import type { CertificateView } from './load-certificate.ts';

type Found = NonNullable<CertificateView['certificate']>;

/** A certificate that we issued: whether it is valid, and what to compare with the paper. */
export function Verified({ certificate }: { certificate: Found }) {
  const t = useWords('certificates');
  const { team, revoked } = certificate;
  return (
    <article className="w-full max-w-xl overflow-hidden rounded-lg border border-line bg-surface shadow-sm">
      <Tapestry name={team.name} columns={96} rows={12} className={cx('h-12 w-full', revoked && 'grayscale')} />
      <div className="grid gap-6 px-5 py-6 sm:px-8 sm:py-8">
        <Outcome revoked={revoked} />
        <div className="flex items-center gap-4 border-t border-line pt-6">
          <Emblem name={team.name} size={72} className={revoked && 'grayscale'} />
          <div className="min-w-0">
            <p className="text-sm text-soft">{t(`kinds.${certificate.type}`)}</p>
            <p className="mt-0.5 text-2xl font-bold wrap-anywhere">
              <bdi>{team.name}</bdi>
            </p>
          </div>
        </div>
        <DescriptionList items={useFacts(certificate)} />
      </div>
    </article>
  );
}

function Outcome({ revoked }: Pick<Found, 'revoked'>) {
  const t = useWords('certificates');
  const Icon = revoked ? CircleX : CircleCheck;
  return (
    <header className="flex gap-4">
      <Icon aria-hidden size={44} className={cx('shrink-0', revoked ? 'text-bad' : 'text-good')} />
      <div>
        <h1 className="text-2xl">{t(revoked ? 'check.revoked' : 'check.valid')}</h1>
        <p className="mt-1.5 text-soft">{t(revoked ? 'check.revokedText' : 'check.validText')}</p>
      </div>
    </header>
  );
}

function useFacts({ crt_serial, ranked, competion, season, issued, revoked }: Found) {
  const t = useWords('certificates');
  const medals = useWords('results');
  const say = useLocal();
  const facts: { term: string; detail: ReactNode }[] = [
    { term: t('check.competition'), detail: say(competion, 'name') },
    { term: t('check.season'), detail: say(season, 'name') },
  ];
  if (ranked !== null) {
    const medal = medalOf(ranked);
    facts.push({
      term: t('check.rank'),
      detail: (
        <Badge tone={medal}>
          {formatNumber(ranked)} · {medals(medal)}
        </Badge>
      ),
    });
  }
  facts.push({ term: t('check.issued'), detail: <WrittenDate of={issued} stacked className="text-end" /> });
  if (revoked)
    facts.push({
      term: t('check.revokedOn'),
      detail: <WrittenDate of={revoked} stacked className="text-end text-bad" />,
    });
  facts.push({ term: t('tab.number'), detail: <Ltr className="font-semibold">{crt_serial}</Ltr> });
  return facts;
}

/** A number that no certificate has, or one whose certificate we cannot confirm at the moment. */
export function NotConfirmed({ typed, withheld }: { typed: string; withheld: boolean }) {
  const t = useWords('certificates');
  return (
    <header className="grid w-full max-w-xl items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
      <Robot pose="search" size={140} className="max-sm:mx-auto" />
      <div className="min-w-0">
        <h1>{t(withheld ? 'check.withheld' : 'check.unknown')}</h1>
        <p className="mt-2 font-semibold wrap-anywhere">
          <bdi dir="ltr">{typed}</bdi>
        </p>
        <p className="mt-2 text-soft">{t(withheld ? 'check.withheldText' : 'check.unknownText')}</p>
        {withheld && (
          <ButtonLink to={paths.contact()} className="mt-4">
            {t('check.contact')}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
