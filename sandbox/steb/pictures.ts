import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { StebContext } from './options.ts';

const ACCEPTED = ['jpeg', 'png', 'gif', 'webp'];
const SIDE = 512;

/** Re-encodes an upload as a square WebP; undefined if it is not a supported picture. */
export async function normalisePicture(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: 40_000_000 });
    const { format } = await image.metadata();
    if (!ACCEPTED.includes(format)) return undefined;
    return await image.rotate().resize(SIDE, SIDE, { fit: 'cover' }).webp().toBuffer();
  } catch {
    return undefined;
  }
}

/** A little robot's face, drawn from the account's id. */
export function drawnPicture(id: string): string {
  const [hue = 0, head = 0, eyes = 0, mouth = 0, antenna = 0] = createHash('sha256').update(id).digest();
  const tint = Math.round((hue / 255) * 360);
  const radius = 10 + (head % 4) * 8;
  const eye = 7 + (eyes % 3) * 2;
  const smile = `M44 ${84 + (mouth % 3) * 2} Q64 ${92 + (mouth % 4) * 4} 84 ${84 + (mouth % 3) * 2}`;
  const tip = 44 + (antenna % 5) * 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="512" height="512">
<rect width="128" height="128" fill="hsl(${tint} 45% 86%)"/>
<path d="M64 36 L${tip} 18" stroke="hsl(${tint} 40% 32%)" stroke-width="5" stroke-linecap="round"/>
<circle cx="${tip}" cy="18" r="7" fill="hsl(${(tint + 150) % 360} 65% 52%)"/>
<rect x="24" y="36" width="80" height="70" rx="${radius}" fill="hsl(${tint} 48% 46%)"/>
<rect x="34" y="48" width="60" height="28" rx="14" fill="hsl(${tint} 45% 94%)"/>
<circle cx="50" cy="62" r="${eye}" fill="hsl(${tint} 45% 22%)"/><circle cx="78" cy="62" r="${eye}" fill="hsl(${tint} 45% 22%)"/>
<path d="${smile}" fill="none" stroke="hsl(${tint} 45% 94%)" stroke-width="5" stroke-linecap="round"/>
</svg>`;
}

/** `/pictures/{id}.svg` for drawn faces, `/pictures/{id}.webp` for uploads; shown on the portal's pages. */
export function pictureRoutes(app: FastifyInstance, { store }: StebContext): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const [, id = '', extension] = /^([0-9a-f-]{36})\.(svg|webp)$/.exec(request.params.file) ?? [];
    const picture = store.accounts.byId(id)?.picture ?? null;
    const drawn = picture === 'drawn';
    const uploaded = picture !== null && !drawn ? store.accounts.picture(id) : undefined;
    const bytes = extension === 'svg' ? drawn && drawnPicture(id) : uploaded && Buffer.from(uploaded);
    if (!bytes) return reply.code(404).send({ success: false, msg: 'There is no such picture.' });
    return reply
      .type(extension === 'svg' ? 'image/svg+xml' : 'image/webp')
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      .send(bytes);
  });
}
