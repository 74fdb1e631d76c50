import { dyes, weaveEmblem } from '#brand/weave.ts';
import { ClothPaths } from './Cloth.tsx';

/** The darker colour of shaded edges. */
const shade = '#cdb98c';

/** A gear of ten teeth, with spokes that make its rotation visible. */
function Gear({ x, className }: { x: number; className: string }) {
  const teeth = Array.from({ length: 10 }, (_, n) => n * 36);
  return (
    <g transform={`translate(${x} 358)`}>
      <g className={className}>
        {teeth.map((angle) => (
          <path
            key={angle}
            d="M-6-37h12l2 12h-16z"
            fill={dyes.sand}
            stroke={shade}
            strokeWidth="2"
            transform={`rotate(${angle})`}
          />
        ))}
        <circle r="29" fill={dyes.sand} stroke={shade} strokeWidth="2" />
        <circle r="17" fill={dyes.indigo} />
        <path d="M0-11l11 11-11 11-11-11z" fill={dyes.dune} />
        <path d="M0-4l4 4-4 4-4-4z" fill={dyes.night} />
      </g>
    </g>
  );
}

export function Feet() {
  return (
    <>
      <path d="M104 330h32v26h-32zM224 330h32v26h-32z" fill={dyes.indigo} />
      <Gear x={120} className="robot-gear" />
      <Gear x={240} className="robot-gear" />
    </>
  );
}

/** The torso with the woven chest and a toothed belt. */
export function Body({ name }: { name: string }) {
  const cloth = weaveEmblem(name);
  return (
    <>
      <path d="M152 176h56v30h-56z" fill={dyes.indigo} />
      <path d="M152 184h56M152 193h56" stroke={dyes.night} strokeWidth="4" />
      <rect x="66" y="200" width="228" height="140" rx="28" fill={dyes.sand} stroke={shade} strokeWidth="2" />
      <path d="M266 201c16 0 27 12 27 27v84c0 16-12 27-27 27h-14V201z" fill={shade} opacity=".45" />
      <path d="M66 228a28 28 0 0 1 28-28h14v140H94a28 28 0 0 1-28-28z" fill={dyes.milk} opacity=".5" />
      <rect x="121" y="211" width="118" height="118" rx="12" fill={dyes.night} />
      <svg x="126" y="216" width="108" height="108" viewBox={`0 0 ${cloth.width} ${cloth.height}`} aria-hidden="true">
        <ClothPaths cloth={cloth} />
      </svg>
      <g fill={dyes.madder}>
        <circle cx="94" cy="226" r="5" />
        <circle cx="94" cy="314" r="5" />
        <circle cx="266" cy="226" r="5" />
        <circle cx="266" cy="314" r="5" />
      </g>
    </>
  );
}
