import Cake from 'lucide-react/icons/cake';
import Flag from 'lucide-react/icons/flag';
import Gavel from 'lucide-react/icons/gavel';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HandHelping from 'lucide-react/icons/hand-helping';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Landmark from 'lucide-react/icons/landmark';
import Users from 'lucide-react/icons/users';
import { Prose } from '#web/kit/Prose.tsx';
import { useWords } from '#web/lib/words.tsx';

/** In the order of the public spec, section 2, "Season page". */
const rules = [
  { key: 'participation', Icon: Flag },
  { key: 'age', Icon: Cake },
  { key: 'coach', Icon: GraduationCap },
  { key: 'teams', Icon: Users },
  { key: 'adults', Icon: HandHelping },
  { key: 'ethics', Icon: HeartHandshake },
  { key: 'judges', Icon: Gavel },
  { key: 'organizer', Icon: Landmark },
] as const;

/** The rules for every season and every competition; or the season's own, as HTML, if it has some. */
export function GeneralRules({ own }: { own: string }) {
  const t = useWords('season');
  return (
    <section aria-labelledby="general-rules" className="mt-16 border-t border-line bg-sunken py-14 sm:py-18">
      <div className="wrap">
        <h2 id="general-rules">{t('rules.title')}</h2>
        {own ? <Prose html={own} className="mt-5" /> : <EverySeason />}
      </div>
    </section>
  );
}

function EverySeason() {
  const t = useWords('season');
  return (
    <>
      <p className="mt-1 text-soft">{t('rules.lead')}</p>
      <ul className="mt-7 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {rules.map(({ key, Icon }) => (
          <li key={key} className="rounded-lg border border-line bg-surface p-5">
            <span className="grid size-11 place-items-center rounded-md bg-palm-tint text-palm">
              <Icon aria-hidden size="1.35em" />
            </span>
            <h3 className="mt-3.5">{t(`rules.${key}.title`)}</h3>
            <p className="mt-1.5 text-sm text-soft">{t(`rules.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
