import { Band } from '../art/Band.tsx';
import { Emblem } from '../art/Emblem.tsx';
import { Mark } from '../art/Mark.tsx';
import { type Pose, Robot } from '../art/Robot.tsx';
import { Tapestry } from '../art/Tapestry.tsx';
import { Part, Row } from './Part.tsx';

const poses: Pose[] = ['wave', 'search', 'torn', 'weave', 'cheer'];
const names = ['FLLE', 'FLLC', 'robo_mission', 'future_innovators', 'صقور نجد', 'رواد جدة', 'Noura Al-Otaibi'];

/** All patterns and drawings. */
export function Art() {
  return (
    <Part title="Art">
      <Row name="Robot">
        {poses.map((pose) => (
          <Robot key={pose} pose={pose} size={170} />
        ))}
      </Row>
      <div className="on-night -mx-4 flex flex-wrap items-end gap-6 rounded-lg px-4 pt-8">
        {poses.map((pose) => (
          <Robot key={pose} pose={pose} size={170} name={pose} />
        ))}
        <div className="-mx-4 w-[calc(100%+2rem)] overflow-hidden rounded-b-lg">
          <Band />
        </div>
      </div>
      <Row name="Mark">
        <Mark size={96} label="Turs" />
        <Mark size={40} />
        <Mark size={24} />
      </Row>
      <Row name="Emblems">
        {names.map((name) => (
          <Emblem key={name} name={name} size={96} />
        ))}
        {names.map((name) => (
          <Emblem key={name} name={name} size={44} />
        ))}
        {names.map((name) => (
          <Emblem key={name} name={name} size={24} shape="round" />
        ))}
      </Row>
      <Row name="Tapestry">
        {names.slice(0, 4).map((name) => (
          <Tapestry key={name} name={name} className="h-36 w-72 rounded-lg" />
        ))}
      </Row>
    </Part>
  );
}
