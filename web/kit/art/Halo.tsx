/** A diamond with stepped sides: all cells whose distance from the middle is at most `r`. */
const diamond = (r: number) =>
  `M-.5 ${-r - 0.5}h1${'v1h1'.repeat(r)}v1${'h-1v1'.repeat(r)}h-1${'v-1h-1'.repeat(r)}v-1${'h1v-1'.repeat(r)}z`;

const rings: [radius: number, fill: string][] = [
  [15, '#11284e'],
  [13, '#0c1d38'],
  [12, '#142d57'],
  [9, '#0f2445'],
  [8, '#1a3766'],
  [5, '#132b53'],
];

/** Circuit traces on one side of the cloth: lines at multiples of 45 degrees, and their end points. */
const side: [d: string, x: number, y: number][] = [
  ['M15.5 0H22l3-3h11', 36, -3],
  ['M12.5-3.5H17l4-4h9', 30, -7.5],
  ['M12.5 3.5H18l3 3h12', 33, 6.5],
  ['M9.5-6.5H13l5-5h14', 32, -11.5],
];

/**
 * A Sadu diamond with circuit traces, the background behind the robot, on dark blue. Decorative.
 * Each trace has a pulse, invisible until CSS moves `.halo-pulse` with its dash offset.
 */
export function Halo({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="-38 -16 76 32" className={`pointer-events-none block ${className}`} aria-hidden="true">
      {rings.map(([radius, fill]) => (
        <path key={radius} d={diamond(radius)} fill={fill} />
      ))}
      {[1, -1].map((turn) => (
        <g key={turn} transform={`scale(${turn} 1)`}>
          {side.map(([d, x, y]) => (
            <g key={d}>
              <path d={d} fill="none" strokeWidth=".2" stroke="#24477c" />
              <path
                d={d}
                pathLength="100"
                strokeDasharray="6 200"
                strokeDashoffset="8"
                className="halo-pulse"
                fill="none"
                strokeWidth=".3"
                stroke="#dfb05a"
                strokeLinecap="round"
              />
              <path d={`M${x} ${y - 0.7}l.7 .7l-.7 .7l-.7 -.7z`} fill="#2f8f6b" />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
