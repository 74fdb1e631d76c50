import { dyes, type Cloth as WovenCloth } from '#brand/weave.ts';

/** Renders a cloth as SVG: the background and one path per colour. A thin stroke hides the gaps between colours. */
export function ClothPaths({ cloth }: { cloth: WovenCloth }) {
  return (
    <>
      <path fill={dyes[cloth.ground]} d={`M-1-1h${cloth.width + 2}v${cloth.height + 2}H-1z`} />
      {cloth.threads.map(({ dye, d }) => (
        <path key={dye} fill={dyes[dye]} stroke={dyes[dye]} strokeWidth={0.06} d={d} />
      ))}
    </>
  );
}
