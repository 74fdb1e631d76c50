import { Arms, type Pose } from './RobotArms.tsx';
import { Body, Feet } from './RobotBody.tsx';
import { Head } from './RobotHead.tsx';

export type { Pose } from './RobotArms.tsx';

export interface RobotProps {
  /**
   * Waves on the home page, searches in empty states, holds a torn thread on errors, weaves during work, cheers on
   * success.
   */
  pose: Pose;
  /** Width in pixels; the height is 10/9 of it. */
  size?: number;
  /** The name from which the pattern on its chest is made. */
  name?: string;
  /** Its accessible name, if it is not decorative. */
  label?: string;
  className?: string;
}

/** The mascot of the programme. Its animation stops for people who prefer reduced motion. */
export function Robot({ pose, size = 200, name = 'FLLC', label, className = '' }: RobotProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden when decorative
    <svg
      viewBox="0 0 360 400"
      width={size}
      height={(size * 10) / 9}
      className={`robot robot-${pose} block max-w-full ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <ellipse cx="180" cy="391" rx="112" ry="8" className="fill-ink/10" />
      <g className="robot-whole">
        <Feet />
        <Body name={name} />
        <Head pose={pose} />
        <Arms pose={pose} />
      </g>
    </svg>
  );
}
