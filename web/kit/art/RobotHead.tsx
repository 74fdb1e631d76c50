import { dyes } from '#brand/weave.ts';
import type { Pose } from './RobotArms.tsx';

const diamond = (x: number, y: number, r: number) => `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`;

/** An open eye; `dx`, `dy` move the highlight, which sets the direction of the gaze. */
function Eye({ x, r = 24, dx = 0, dy = 0 }: { x: number; r?: number; dx?: number; dy?: number }) {
  return (
    <g className="robot-eye">
      <path d={diamond(x, 116, r)} fill={dyes.dune} />
      <path d={diamond(x, 116, r * 0.68)} fill={dyes.night} />
      <path d={diamond(x + dx, 116 + dy, r * 0.4)} fill={dyes.milk} />
    </g>
  );
}

function Eyes({ pose }: { pose: Pose }) {
  if (pose === 'cheer')
    return (
      <path
        d="M114 126l24-24 24 24M198 126l24-24 24 24"
        fill="none"
        stroke={dyes.dune}
        strokeWidth="11"
        strokeLinejoin="miter"
      />
    );
  if (pose === 'torn')
    return (
      <>
        <Eye x={138} r={20} dy={5} />
        <Eye x={222} r={20} dy={5} />
        <path d="M110 100l26-10M250 100l-26-10" stroke={dyes.dune} strokeWidth="7" />
      </>
    );
  if (pose === 'weave')
    return (
      <>
        <Eye x={138} dy={7} />
        <Eye x={222} dy={7} />
      </>
    );
  return (
    <>
      <Eye x={138} dx={pose === 'search' ? 4 : 0} />
      <Eye x={222} dx={pose === 'search' ? 4 : 0} />
    </>
  );
}

/** A smile of stitches; a straight line while working, a bent one on errors. */
const mouths: Record<Pose, string> = {
  wave: 'M160 142l8 6h24l8-6',
  cheer: 'M158 138l9 11h26l9-11z',
  search: 'M170 148h20',
  weave: 'M168 146l6 4h12l6-4',
  torn: 'M160 151l8-6 8 6 8-6 8 6 8-6',
};

export function Head({ pose }: { pose: Pose }) {
  return (
    <g className="robot-head">
      <g className="robot-antenna">
        <path d={pose === 'torn' ? 'M180 60V38l14-14' : 'M180 60V28'} stroke={dyes.dune} strokeWidth="7" fill="none" />
        <path d={pose === 'torn' ? diamond(200, 18, 15) : diamond(180, 18, 18)} fill={dyes.madder} />
        <path d={pose === 'torn' ? diamond(200, 18, 6) : diamond(180, 18, 7)} fill={dyes.milk} />
      </g>
      <path
        d="M66 100h18v44H66a8 8 0 0 1-8-8v-28a8 8 0 0 1 8-8zM294 100h-18v44h18a8 8 0 0 0 8-8v-28a8 8 0 0 0-8-8z"
        fill={dyes.dune}
      />
      <rect x="78" y="56" width="204" height="128" rx="30" fill={dyes.palm} />
      <path
        d="M108 56h144a30 30 0 0 1 30 30v6a30 30 0 0 0-30-30H108a30 30 0 0 0-30 30v-6a30 30 0 0 1 30-30z"
        fill={dyes.leaf}
      />
      <rect x="98" y="78" width="164" height="84" rx="20" fill={dyes.night} />
      <path d="M118 78h60l-44 84h-16a20 20 0 0 1-20-20V98a20 20 0 0 1 20-20z" fill={dyes.indigo} opacity=".35" />
      <Eyes pose={pose} />
      <path
        d={mouths[pose]}
        fill={pose === 'cheer' ? dyes.clay : 'none'}
        stroke={pose === 'cheer' ? 'none' : dyes.sand}
        strokeWidth="5"
      />
      <path d="M132 173h96" stroke={dyes.leaf} strokeWidth="4" strokeDasharray="6 6" />
    </g>
  );
}
