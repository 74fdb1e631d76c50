import type { FastifyBaseLogger } from 'fastify';
import { roleOf } from '#contract/access.ts';
import { isOffice } from '#domain/team-access.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { PictureEncoder } from '#server/platform/pictures/encoder.ts';
import { newToken } from '#server/platform/tokens.ts';
import { normalisePicture, smallPictureRules } from './picture.ts';
import { keyOf, removeUploads, smallKeyOf } from './store.ts';
import { uploads } from './table.ts';

type Deps = { db: Db; files: FileStore; pictures: PictureEncoder };
type Sent = { bytes: Uint8Array; person: Pick<Person, 'id' | 'type'>; log: FastifyBaseLogger };

/**
 * Returns the function that stores a picture somebody sent, in every size that pages use, and answers its file name. Its
 * record claims it later (`claimUpload`); until then it is swept.
 * It throws what `normalisePicture` throws, and Refusal `upload_failed`.
 */
export function pictureTaker({ db, files, pictures }: Deps) {
  return async ({ bytes, person, log }: Sent): Promise<string> => {
    const from = { id: person.id, isOffice: isOffice(roleOf(person.type)) };
    const picture = await normalisePicture(pictures, bytes, from, log);
    const small = await pictures.encode(picture.bytes, smallPictureRules, from).catch((err: unknown) => {
      // The first request for it makes it instead.
      log.warn({ err }, 'no small picture could be made at the upload');
      return undefined;
    });
    const fileName = `${newToken()}.webp`;
    // The row before the files, so that the sweep finds every file.
    const rows = await db
      .insert(uploads)
      .values({
        ...{ fileName, userId: person.id, bytes: picture.bytes.byteLength },
        ...{ width: picture.width, height: picture.height },
      })
      .returning({ id: uploads.id, fileName: uploads.fileName });
    try {
      await files.put(keyOf(fileName), picture.bytes);
      if (small) await files.put(smallKeyOf(fileName), small.bytes);
    } catch (cause) {
      // If that fails as well, the sweep removes it.
      await removeUploads({ db, files }, rows).catch(() => {});
      throw new Refusal('upload_failed', { cause });
    }
    return fileName;
  };
}

export type TakePicture = ReturnType<typeof pictureTaker>;
