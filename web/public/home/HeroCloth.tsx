/** A diamond of stepped sides, as a loom makes it: all cells whose distance from the middle is at most `r`. */
const diamond = (r: number) =>
  `M-.5 ${-r - 0.5}h1${'v1h1'.repeat(r)}v1${'h-1v1'.repeat(r)}h-1${'v-1h-1'.repeat(r)}v-1${'h1v-1'.repeat(r)}z`;

const rings: [radius: number, className: string][] = [
  [15, 'fill-[#10264a]'],
  [13, 'fill-night'],
  [12, 'fill-[#12294f]'],
  [9, 'fill-[#0f2547]'],
  [8, 'fill-[#16315c]'],
  [5, 'fill-[#122a50]'],
];

/** Traces of a circuit that leave the cloth: a line in right and half angles, and the dot where it ends. */
const traces: [d: string, x: number, y: number][] = [
  ['M-15.5 0H-24l-3-3h-14', -41, -3],
  ['M-12.5-3.5H-20l-4-4h-9', -33, -7.5],
  ['M-12.5 3.5H-19l-3 3h-16', -38, 6.5],
  ['M-9.5-6.5H-15l-5-5h-18', -38, -11.5],
  ['M15.5 0H24l3-3h14', 41, -3],
  ['M12.5-3.5H20l4-4h9', 33, -7.5],
  ['M12.5 3.5H19l3 3h16', 38, 6.5],
  ['M9.5-6.5H15l5-5h18', 38, -11.5],
];

/** The ground of the hero: a Sadu diamond behind the robot, from which circuit traces run out over the night. */
export function HeroCloth() {
  return (
    <svg
      viewBox="-42 -17 84 34"
      preserveAspectRatio="xMidYMid meet"
      className="hero-cloth pointer-events-none absolute"
      aria-hidden="true"
    >
      {rings.map(([radius, className]) => (
        <path key={radius} d={diamond(radius)} className={className} />
      ))}
      <g fill="none" strokeWidth=".22" stroke="#24477c">
        {traces.map(([d]) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g fill="none" strokeWidth=".3" stroke="#dfb05a" strokeLinecap="round">
        {traces.map(([d]) => (
          <path key={d} d={d} pathLength="100" className="hero-pulse" />
        ))}
      </g>
      {traces.map(([d, x, y]) => (
        <path key={d} d={`M${x} ${y - 0.8}l.8 .8l-.8 .8l-.8 -.8z`} fill="#3fb784" />
      ))}
    </svg>
  );
}
