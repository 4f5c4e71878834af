import { notifications } from '@mantine/notifications';
import PQueue from 'p-queue';
import { useEffect, useRef, useState } from 'react';
import type { UploadResponse } from '#domain/api/uploads.ts';
import { pictureWithPlaceholder } from '#domain/invitation/picture-url.ts';
import { diagnoseImage } from '../api-client.ts';
import { uploadImage } from '../api-upload.ts';
import { announceFailure, announcePlaceGone } from './announce-upload.ts';
import { refusalOf, uploadAlert } from './upload-alert.ts';
import { useLatest } from './use-latest.ts';

/** An upload in progress, shown as a placeholder. */
export interface PendingUpload {
  readonly id: number;
  readonly name: string;
  /** 0 to 1; 1 while the server processes the picture. */
  readonly progress: number;
}

/** Three at once fill a phone's connection; more would only slow each other down. */
const queue = new PQueue({ concurrency: 3 });
let lastId = 0;
let underWay = 0;

/** Returns whether any upload is in progress on the page. */
export const areUploading = () => underWay > 0;

/** Runs an action that would discard uploads in progress; if there are any, says so instead. */
export function unlessUploading(action: () => void): void {
  if (areUploading()) {
    notifications.show({
      color: 'gold',
      title: 'Pictures are still uploading',
      message: 'They belong to what is on the screen now. Please try again once they have arrived.',
    });
  } else {
    action();
  }
}

export interface Uploads {
  readonly pending: readonly PendingUpload[];
  /**
   * Uploads the pictures, at most `room` of them, and says why other files are refused, which take
   * no room. Returns how many pictures are left out.
   */
  add(files: readonly File[], room?: number): number;
}

/**
 * Uploads pictures, each with a placeholder until it arrives or fails. A failure is announced, and
 * so is a picture that arrives after the component has unmounted; it is then discarded.
 * @param onUploaded called with each picture's URL as an invitation stores it, in the order in
 *   which they were added
 */
export function useUploads(onUploaded: (url: string) => void): Uploads {
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const lastArrival = useRef(Promise.resolve());
  const isGone = useRef(false);
  const report = useLatest(onUploaded);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const drop = (id: number) => setPending((now) => now.filter((one) => one.id !== id));
  const advance = (id: number, progress: number) =>
    setPending((now) => now.map((one) => (one.id === id ? { ...one, progress } : one)));

  function send(file: File, id: number) {
    const onProgress = (share: number) => advance(id, share);
    underWay += 1;
    const upload = queue.add(() => uploadImage(file, { onProgress }));
    // Avoids an unhandled rejection: `arrive` reports it when its turn comes.
    upload.catch(() => {});
    // Uploaded in parallel, reported in the order in which they were chosen.
    lastArrival.current = lastArrival.current.then(() => arrive(upload, file, id));
  }

  async function arrive(upload: Promise<UploadResponse>, file: File, id: number) {
    try {
      const picture = await upload;
      // Its field was removed; another one may have taken its place.
      if (isGone.current) return announcePlaceGone(file);
      report(pictureWithPlaceholder(picture.url, picture.placeholder));
      void logDiagnosis(picture);
    } catch (error) {
      console.error(`Failed to upload ${file.name}`, error);
      announceFailure(uploadAlert(file, error));
    } finally {
      underWay -= 1;
      drop(id);
    }
  }

  return {
    pending,
    add(files, room = files.length) {
      const pictures = files.filter(isSent);
      for (const file of pictures.slice(0, room)) {
        lastId += 1;
        const id = lastId;
        setPending((now) => [...now, { id, name: file.name, progress: 0 }]);
        send(file, id);
      }
      return Math.max(0, pictures.length - room);
    },
  };
}

/** Returns whether a file is worth sending; if not, says why. */
function isSent(file: File): boolean {
  const refusal = refusalOf(file);
  if (refusal) announceFailure(refusal);
  return refusal === null;
}

/** (spec) Logs a picture that cannot be fetched after its upload, and does nothing else. */
async function logDiagnosis(picture: UploadResponse) {
  try {
    const diagnosis = await diagnoseImage(picture);
    if (diagnosis !== null) console.warn('An uploaded picture cannot be fetched', diagnosis);
  } catch (error) {
    console.warn('An uploaded picture could not be checked', error);
  }
}
