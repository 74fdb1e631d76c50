import type { FastifyRequest } from 'fastify';
import { uploadOfficePicture, uploadPicture } from '#contract/endpoints/uploads.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#locales/messages.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Person } from '#server/http/session.ts';
import { readUpload } from '#server/http/uploads.ts';
import { pictureAddress } from './address.ts';
import type { TakePicture } from './take-picture.ts';

export function uploadRoutes(route: Route, takePicture: TakePicture): void {
  const take = async ({ request, person }: { request: FastifyRequest; person: Person }) => {
    const { file } = await readUpload(request, 'file', limits.pictureMaxBytes);
    if (!file) throw new Refusal('file_missing', { fields: { file: 'required' } });
    const filename = await takePicture({ bytes: file.bytes, userId: person.id, log: request.log });
    return { status: true, message: messages[request.language].uploaded, filename, url: pictureAddress(filename) };
  };
  route(uploadPicture, take);
  route(uploadOfficePicture, take);
}
