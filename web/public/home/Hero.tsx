import { useState } from 'react';
import { Band } from '#web/kit/art/Band.tsx';
import { Robot } from '#web/kit/art/Robot.tsx';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { useRegistration } from '#web/lib/registering.ts';
import { useWords } from '#web/lib/words.tsx';
import { Facts } from './Facts.tsx';
import { Film } from './Film.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import type { Home } from './load-home.ts';
import { PauseSwitch } from './PauseSwitch.tsx';
import { Phrases } from './Phrases.tsx';

/** The opening of the home page. */
export function Hero({ facts }: { facts: Home['facts'] }) {
  const t = useWords('home');
  const registration = useRegistration();
  const [how, setHow] = useState(false);
  const [paused, setPaused] = useState(false);
  return (
    <>
      <section className="hero on-night relative" aria-labelledby="hero-title">
        <div className="relative overflow-hidden">
          <div className="wrap relative grid items-end gap-x-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,0.85fr)]">
            <div className="relative z-1 pt-10 pb-8 sm:pt-16 lg:pb-14">
              <h1 id="hero-title" className="text-5xl text-[#fffaf0]">
                <span className="block">{t('hero.first')}</span>
                <Phrases />
              </h1>
              <p className="mt-5 min-h-[3lh] max-w-lg text-lg sm:min-h-[2lh] text-ink/90">{t('hero.lead')}</p>
              <div className="mt-8 flex flex-wrap gap-3">
                <ButtonLink variant="go" size="lg" to={registration()}>
                  {t('hero.apply')}
                </ButtonLink>
                <Button size="lg" aria-haspopup="dialog" onClick={() => setHow(true)}>
                  {t('hero.how')}
                </Button>
              </div>
              <Facts facts={facts} />
            </div>
            <div className="hero-stage">
              <Film paused={paused} />
              <Robot pose="wave" size={300} name="turs" className="hero-robot" />
            </div>
          </div>
          <PauseSwitch onChange={setPaused} />
        </div>
        <Band height={60} />
      </section>
      {/* Outside of the night, so that it has the colours of the page. */}
      <HowItWorks open={how} onClose={() => setHow(false)} />
    </>
  );
}
