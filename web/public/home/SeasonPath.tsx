import { type Pose, Robot } from '#web/kit/art/Robot.tsx';
import { useWords } from '#web/lib/words.tsx';

/** The robot's pose at each station, and the name for its cloth. */
const stations = [
  { key: 'build', pose: 'weave', cloth: 'FLLE' },
  { key: 'program', pose: 'search', cloth: 'robo_mission' },
  { key: 'compete', pose: 'wave', cloth: 'FLLC' },
  { key: 'stand', pose: 'cheer', cloth: 'future_innovators' },
] as const satisfies { key: string; pose: Pose; cloth: string }[];

/** The season as four stations on one line. */
export function SeasonPath() {
  const t = useWords('home');
  return (
    <section aria-labelledby="path-title" className="season-path border-y border-line bg-sunken">
      <div className="wrap py-12 sm:py-18">
        <h2 id="path-title" className="text-3xl">
          {t('path.title')}
        </h2>
        <ol className="path mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {stations.map(({ key, pose, cloth }) => (
            <li key={key} className="path-station robot-still relative">
              <Robot pose={pose} size={128} name={cloth} />
              <h3 className="mt-4 text-xl">{t(`path.${key}`)}</h3>
              <p className="mt-1 text-soft">{t(`path.${key}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
