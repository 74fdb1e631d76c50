import { type Call, callOver, type Transport } from './api.ts';

/** Called with the share of the body that was sent, from 0 to 1. */
type OnProgress = (share: number) => void;

/** `fetch` does not say how much of a body it has sent; the older `XMLHttpRequest` does. */
const transportWith =
  (onProgress: OnProgress): Transport =>
  (path, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, path);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total);
      };
      request.onload = () => {
        const { status, responseText } = request;
        resolve(new Response(responseText, { status, headers: headersOf(request) }));
      };
      request.onerror = () => reject(new TypeError('the upload failed'));
      request.onabort = () => reject(signal?.reason ?? new TypeError('the upload was aborted'));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as FormData);
    });

const headersOf = (request: XMLHttpRequest) =>
  request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
    .map((line) => line.split(/:\s*/, 2) as [string, string])
    .filter(([name]) => name);

/** Calls the API like `call`, and tells how much of the body was sent. */
export const callWithProgress = (onProgress: OnProgress): Call => callOver(transportWith(onProgress));
