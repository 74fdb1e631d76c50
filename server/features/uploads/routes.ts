import type { FastifyRequest } from 'fastify';
import { uploadOfficeDocument, uploadOfficePicture, uploadPicture } from '#contract/endpoints/uploads.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#locales/messages.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Person } from '#server/http/session.ts';
import { readUpload } from '#server/http/uploads.ts';
import { documentAddress, pictureAddress } from './address.ts';
import type { TakeDocument } from './take-document.ts';
import type { TakePicture } from './take-picture.ts';

type Takers = { takePicture: TakePicture; takeDocument: TakeDocument };

export function uploadRoutes(route: Route, { takePicture, takeDocument }: Takers): void {
  const take = async ({ request, person }: { request: FastifyRequest; person: Person }) => {
    const { file } = await readUpload(request, 'file', limits.pictureMaxBytes);
    if (!file) throw new Refusal('file_missing', { fields: { file: 'required' } });
    const filename = await takePicture({ bytes: file.bytes, person, log: request.log });
    return { status: true, message: messages[request.language].uploaded, filename, url: pictureAddress(filename) };
  };
  route(uploadPicture, take);
  route(uploadOfficePicture, take);
  route(uploadOfficeDocument, async ({ request, person }) => {
    const { file } = await readUpload(request, 'file', limits.resourceMaxBytes);
    if (!file) throw new Refusal('file_missing', { fields: { file: 'required' } });
    const filename = await takeDocument({ bytes: file.bytes, userId: person.id });
    return { status: true, message: messages[request.language].uploaded, filename, url: documentAddress(filename) };
  });
}
