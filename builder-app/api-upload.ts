import { type UploadResponse, uploadResponse } from '#domain/api/uploads.ts';
import { ApiError, errorOf, NETWORK_ERROR, parseAnswer } from './api-transport.ts';

/** A 50 MB photograph over a slow mobile connection takes minutes. */
const TIMEOUT_MS = 10 * 60_000;

export interface UploadOptions {
  /** Share of the bytes sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Uploads one picture. Uses XMLHttpRequest, because fetch does not report upload progress.
 * @throws ApiError
 */
export function uploadImage(file: File, options: UploadOptions = {}): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = () => reject(new ApiError('network', NETWORK_ERROR));
    request.open('POST', '/api/upload/image');
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total);
    };
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = lost;
    request.onload = () => {
      try {
        // `response` is null if the body is not JSON.
        const body: unknown = request.response ?? undefined;
        if (request.status >= 400) {
          throw errorOf(request.status, body, request.getResponseHeader('content-type'));
        }
        resolve(parseAnswer(uploadResponse, request.status, body));
      } catch (error) {
        reject(error);
      }
    };
    const body = new FormData();
    body.append('image', file);
    request.send(body);
  });
}
