import type { ImageAccessResponse, UploadResponse } from '#domain/api/uploads.ts';
import { pictureFilename, pictureUrl } from '#domain/invitation/picture-url.ts';
import type { ImageAccess, StoredUpload } from './service.ts';

export function presentUpload({ hash, width, height }: StoredUpload): UploadResponse {
  return {
    url: pictureUrl(hash, width, height),
    filename: pictureFilename(hash, width, height),
    width,
    height,
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
