import Cpu from 'lucide-react/icons/cpu';
import Ruler from 'lucide-react/icons/ruler';
import Sparkles from 'lucide-react/icons/sparkles';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import Target from 'lucide-react/icons/target';
import Users from 'lucide-react/icons/users';
import { Card } from '#web/kit/Card.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { CompetitionView } from './load-competition.ts';

/** In the order of the public spec, section 2. */
const characteristics = [
  { key: 'hardware', Icon: Cpu },
  { key: 'software', Icon: SquareTerminal },
  { key: 'teams', Icon: Users },
  { key: 'size', Icon: Ruler },
  { key: 'mission', Icon: Target },
  { key: 'theme', Icon: Sparkles },
] as const;

/** What a team must know before it begins; empty ones are left out. */
export function Characteristics({ of }: { of: CompetitionView['characteristics'] }) {
  const t = useWords('competition');
  const known = characteristics.filter(({ key }) => of[key]);
  if (known.length === 0) return null;
  return (
    <>
      <h2>{t('characteristics')}</h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {known.map(({ key, Icon }) => (
          <Card as="li" key={key}>
            <Icon aria-hidden size="1.6em" className="text-palm" />
            <h3 className="mt-3">{t(key)}</h3>
            <p className="mt-1 text-soft">{of[key]}</p>
          </Card>
        ))}
      </ul>
    </>
  );
}
