import { uploadPicture } from '#contract/endpoints/uploads.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#locales/messages.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { readUpload } from '#server/http/uploads.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { PictureEncoder } from '#server/platform/pictures/encoder.ts';
import { newToken } from '#server/platform/tokens.ts';
import { pictureAddress } from './address.ts';
import { normalisePicture } from './picture.ts';
import { keyOf, removeUploads } from './store.ts';
import { uploads } from './table.ts';

type Deps = { db: Db; files: FileStore; pictures: PictureEncoder };

export function uploadRoutes(route: Route, { db, files, pictures }: Deps): void {
  route(uploadPicture, async ({ request, person }) => {
    const { file } = await readUpload(request, 'file', limits.pictureMaxBytes);
    if (!file) throw new Refusal('file_missing', { fields: { file: 'required' } });
    const picture = await normalisePicture(pictures, file.bytes, request.log);
    const fileName = `${newToken()}.webp`;
    // The row before the file, so that the sweep finds every file.
    const rows = await db
      .insert(uploads)
      .values({
        fileName,
        userId: person.id,
        width: picture.width,
        height: picture.height,
        bytes: picture.bytes.byteLength,
      })
      .returning({ id: uploads.id, fileName: uploads.fileName });
    try {
      await files.put(keyOf(fileName), picture.bytes);
    } catch (cause) {
      // If that fails as well, the sweep removes it.
      await removeUploads({ db, files }, rows).catch(() => {});
      throw new Refusal('upload_failed', { cause });
    }
    return {
      status: true,
      message: messages[request.language].uploaded,
      filename: fileName,
      url: pictureAddress(fileName),
    };
  });
}
