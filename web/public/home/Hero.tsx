import { useState } from 'react';
import { Band } from '#web/kit/art/Band.tsx';
import { Robot } from '#web/kit/art/Robot.tsx';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Deadline } from '#web/lib/Deadline.tsx';
import { useRegistration } from '#web/lib/registering.ts';
import { useWords } from '#web/lib/words.tsx';
import { Facts } from './Facts.tsx';
import { Film } from './Film.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import type { Home } from './load-home.ts';
import { PauseSwitch } from './PauseSwitch.tsx';
import { Phrases } from './Phrases.tsx';

/**
 * The head of the home page. On a phone the robot is between the headline and the rest, so that it is on the first
 * screen; on wide screens it is beside both.
 */
export function Hero({ facts, seasons }: Pick<Home, 'facts' | 'seasons'>) {
  const t = useWords('home');
  const registration = useRegistration();
  const [how, setHow] = useState(false);
  const [paused, setPaused] = useState(false);
  return (
    <>
      <section className="hero on-night relative" aria-labelledby="hero-title">
        <div className="relative overflow-hidden">
          <div className="hero-grid wrap">
            <h1 id="hero-title" className="hero-title text-5xl text-[#fffaf0]">
              <span className="block">{t('hero.first')}</span>
              <Phrases />
            </h1>
            <div className="hero-stage">
              <Film paused={paused} />
              <Robot pose="wave" size={300} name="turs" className="hero-robot" />
              <PauseSwitch onChange={setPaused} />
            </div>
            <div className="hero-rest">
              <p className="min-h-[3lh] max-w-lg text-lg sm:min-h-[2lh] text-ink/90">{t('hero.lead')}</p>
              <div className="mt-6 flex flex-wrap gap-3 sm:mt-8">
                <ButtonLink variant="go" size="lg" to={registration()}>
                  {t('hero.apply')}
                </ButtonLink>
                <Button size="lg" aria-haspopup="dialog" onClick={() => setHow(true)}>
                  {t('hero.how')}
                </Button>
              </div>
              <Closing seasons={seasons} />
              <Facts facts={facts} />
            </div>
          </div>
        </div>
        <Band height={60} />
      </section>
      {/* Outside of the dark section, so that it has the colours of the page. */}
      <HowItWorks open={how} onClose={() => setHow(false)} />
    </>
  );
}

/** The end of registration of the season that closes first. */
function Closing({ seasons }: Pick<Home, 'seasons'>) {
  const [first] = seasons
    .map(({ registration }) => registration)
    .filter(({ daysLeft }) => daysLeft !== undefined)
    .sort((one, other) => (one.daysLeft ?? 0) - (other.daysLeft ?? 0));
  return first ? <Deadline of={first} className="mt-4 text-ink/90" /> : null;
}
