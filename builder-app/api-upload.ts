import { type UploadResponse, uploadResponse } from '#domain/api/uploads.ts';
import { ApiError, errorOf, NETWORK_ERROR, parseAnswer } from './api-transport.ts';

/** A 50 MB photograph over a slow mobile connection takes minutes. */
const TIMEOUT_MS = 10 * 60_000;

export interface UploadOptions {
  /** Share of the bytes that left, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Sends one picture. XMLHttpRequest, because fetch does not tell how much of a body has left.
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
        // Null is what it makes of an answer that is no JSON.
        const body: unknown = request.response ?? undefined;
        if (request.status >= 400) throw errorOf(request.status, body);
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
