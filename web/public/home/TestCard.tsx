import { dyes, weaveCloth } from '#brand/weave.ts';
import { ClothPaths } from '#web/kit/art/Cloth.tsx';

const bars = [dyes.milk, dyes.dune, dyes.leaf, dyes.palm, dyes.clay, dyes.madder, dyes.indigo];
const barWidth = 296 / bars.length;

/** A woven television test card, shown on the screen before the stream begins. */
export function TestCard() {
  const cloth = weaveCloth('on-air', 48, 8);
  return (
    <svg viewBox="0 0 320 200" className="block w-full rounded-xl shadow-lg" aria-hidden="true">
      <rect width="320" height="200" rx="14" fill={dyes.night} />
      <g transform="translate(12 12)">
        {bars.map((fill, index) => (
          <path key={fill} d={`M${index * barWidth} 0h${barWidth}v104h-${barWidth}z`} fill={fill} />
        ))}
        <path
          d={`M0 104${Array.from({ length: 37 }, (_, n) => `L${n * 8 + 4} 96L${n * 8 + 8} 104`).join('')}v72H0z`}
          fill={dyes.night}
        />
        <svg
          aria-hidden="true"
          y="112"
          width="296"
          height="64"
          viewBox={`0 0 ${cloth.width} ${cloth.height}`}
          preserveAspectRatio="xMidYMid slice"
        >
          <ClothPaths cloth={cloth} />
        </svg>
      </g>
      <path d="M160 56l44 44-44 44-44-44z" fill={dyes.night} />
      <path d="M160 64l36 36-36 36-36-36z" fill={dyes.sand} />
      <path d="M152 84l24 16-24 16z" fill={dyes.night} />
    </svg>
  );
}
