import type { ImageAccessResponse, UploadResponse } from '#domain/api/uploads.ts';
import { pictureFilename, pictureUrl } from '#domain/invitation/picture-url.ts';
import type { ImageAccess, StoredUpload } from './service.ts';

export function presentUpload(upload: StoredUpload): UploadResponse {
  const { hash, width, height, placeholder } = upload;
  return {
    url: pictureUrl(hash, width, height),
    filename: pictureFilename(hash, width, height),
    width,
    height,
    placeholder,
  };
}

export function presentImageAccess(access: ImageAccess): ImageAccessResponse {
  return {
    filename: access.filename,
    exists: access.main !== undefined,
    url: access.url,
    contentType: access.main?.contentType ?? null,
    bytes: access.main?.size ?? null,
    variants: access.variants.map(({ url, info }) => ({
      url,
      contentType: info.contentType,
      bytes: info.size,
    })),
  };
}
