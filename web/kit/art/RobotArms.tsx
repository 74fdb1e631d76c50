import { dyes } from '#brand/weave.ts';

export type Pose = 'wave' | 'search' | 'torn' | 'weave' | 'cheer';

/** One arm from shoulder to wrist, with a gripper at its end turned by `turn` degrees (0 opens upwards). */
function Arm({ d, x, y, turn, className }: { d: string; x: number; y: number; turn: number; className?: string }) {
  return (
    <g className={className}>
      <path d={d} fill="none" stroke={dyes.palm} strokeWidth="19" strokeLinecap="round" strokeLinejoin="round" />
      <path d={d} fill="none" stroke={dyes.leaf} strokeWidth="3" strokeLinecap="round" strokeDasharray="2 9" />
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path d="M-12 4h24v9h-24z" fill={dyes.dune} />
        <path
          d="M-12 4c-9-8-9-22-2-29l7 5c-3 5-3 10 1 14h12c4-4 4-9 1-14l7-5c7 7 7 21-2 29z"
          fill={dyes.sand}
          stroke="#cdb98c"
          strokeWidth="2"
        />
      </g>
    </g>
  );
}

const startDown = <Arm d="M66 236c-30 6-40 34-30 64" x={38} y={308} turn={190} />;

/** A woven strip torn in the middle: two ends with loose threads. */
function TornThread() {
  return (
    <g fill="none" strokeLinejoin="round">
      <g className="robot-thread-start">
        <path d="M60 294c2 34 26 48 56 40" stroke={dyes.madder} strokeWidth="14" />
        <path d="M60 294c2 34 26 48 56 40" stroke={dyes.sand} strokeWidth="4" strokeDasharray="6 5" />
        <path d="M114 330l18-8M116 334l20 2M114 338l14 12" stroke={dyes.madder} strokeWidth="4" />
      </g>
      <g className="robot-thread-end">
        <path d="M300 294c-2 34-26 48-56 40" stroke={dyes.madder} strokeWidth="14" />
        <path d="M300 294c-2 34-26 48-56 40" stroke={dyes.sand} strokeWidth="4" strokeDasharray="6 5" />
        <path d="M246 330l-18-8M244 334l-20 2M246 338l-14 12" stroke={dyes.madder} strokeWidth="4" />
      </g>
    </g>
  );
}

/** The loom in front of it: warp, finished cloth, and the shuttle that moves left and right. */
function Loom() {
  const warp = Array.from({ length: 17 }, (_, n) => `M${84 + n * 12} 236v60`).join('');
  const teeth = Array.from({ length: 8 }, (_, n) => `M${84 + n * 24} 318l12-12 12 12z`).join('');
  return (
    <g>
      <path d="M74 232h212v122H74z" fill={dyes.night} />
      <path d={warp} stroke={dyes.sand} strokeWidth="2.5" />
      <path d="M84 290h192v56H84z" fill={dyes.madder} />
      <path d="M84 300h192M84 326h192" stroke={dyes.sand} strokeWidth="4" />
      <path d={teeth} fill={dyes.dune} />
      <path d="M84 336h192" stroke={dyes.leaf} strokeWidth="6" strokeDasharray="12 12" />
      <path d="M66 226h228v13H66zM66 346h228v13H66z" fill={dyes.dune} />
      <path d="M66 226h13v133H66zM281 226h13v133h-13z" fill="#b98a3b" />
      <g className="robot-shuttle">
        <path d="M92 270l22-11h26l22 11-22 11h-26z" fill={dyes.leaf} />
        <path d="M114 265h26v10h-26z" fill={dyes.milk} />
      </g>
    </g>
  );
}

function Lens() {
  return (
    <g className="robot-lens">
      <path d="M258 160l34 44" stroke={dyes.dune} strokeWidth="15" strokeLinecap="round" />
      <circle cx="222" cy="118" r="50" fill={dyes.night} stroke={dyes.dune} strokeWidth="12" />
      <circle cx="222" cy="118" r="43" fill={dyes.indigo} />
      <path d="M222 82l36 36-36 36-36-36z" fill={dyes.dune} />
      <path d="M222 94l24 24-24 24-24-24z" fill={dyes.night} />
      <path className="robot-glance" d="M226 104l14 14-14 14-14-14z" fill={dyes.milk} />
      <path
        d="M194 98a34 34 0 0 1 18-14"
        stroke={dyes.milk}
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
        opacity=".7"
      />
    </g>
  );
}

const confetti: [number, number, string][] = [
  [24, 70, dyes.dune],
  [56, 24, dyes.clay],
  [112, 12, dyes.leaf],
  [252, 14, dyes.dune],
  [308, 30, dyes.madder],
  [338, 84, dyes.leaf],
  [18, 150, dyes.leaf],
  [344, 158, dyes.clay],
];

/** The robot's arms and what they hold. */
export function Arms({ pose }: { pose: Pose }) {
  if (pose === 'wave')
    return (
      <>
        {startDown}
        <Arm className="robot-wave-arm" d="M294 236c34 0 46-30 36-66" x={328} y={160} turn={-12} />
      </>
    );
  if (pose === 'search')
    return (
      <>
        {startDown}
        <Lens />
        <Arm d="M294 244c22 6 26-10 6-30" x={297} y={213} turn={-38} />
      </>
    );
  if (pose === 'torn')
    return (
      <>
        <Arm d="M66 236c-34 8-38 36-16 52" x={54} y={292} turn={100} />
        <Arm d="M294 236c34 8 38 36 16 52" x={306} y={292} turn={-100} />
        <TornThread />
      </>
    );
  if (pose === 'weave')
    return (
      <>
        <Loom />
        <Arm d="M64 222c-30 4-40 22-26 42" x={48} y={268} turn={95} />
        <Arm d="M296 222c30 4 40 22 26 42" x={312} y={268} turn={-95} />
      </>
    );
  return (
    <>
      {confetti.map(([x, y, fill]) => (
        <path key={`${x}`} className="robot-confetti" d={`M${x} ${y - 9}l9 9l-9 9l-9 -9z`} fill={fill} />
      ))}
      <Arm className="robot-cheer-start" d="M66 236c-34 0-46-30-36-66" x={32} y={160} turn={12} />
      <Arm className="robot-cheer-end" d="M294 236c34 0 46-30 36-66" x={328} y={160} turn={-12} />
    </>
  );
}
