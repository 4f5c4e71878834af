import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import type { UploadResponse } from '#domain/api/uploads.ts';
import { pictureWithPlaceholder } from '#domain/invitation/picture-url.ts';
import { diagnoseImage, uploadImage } from '../api-client.ts';
import { useLatest } from '../use-latest.ts';
import { announceFailure, announcePlaceGone } from './announce-upload.ts';
import { createLane } from './lane.ts';
import { refusalOf, uploadAlert } from './upload-alert.ts';

/** A picture on its way: a placeholder on the screen. */
export interface PendingUpload {
  readonly id: number;
  readonly name: string;
  /** 0 to 1; 1 while the server is at work on it. */
  readonly progress: number;
}

/** Three at once fill a phone's connection; more would only slow each other down. */
const runInTurn = createLane(3);
let lastId = 0;
let underWay = 0;

/** True while pictures are on their way from any place of the page. */
export const areUploading = () => underWay > 0;

/** Does what takes the form away only when no picture would be lost by it, else says so. */
export function unlessUploading(action: () => void): void {
  if (areUploading()) {
    notifications.show({
      color: 'gold',
      title: 'Pictures are still on their way',
      message: 'They belong to what is on the screen now. Please try again once they are there.',
    });
  } else {
    action();
  }
}

export interface Uploads {
  readonly pending: readonly PendingUpload[];
  /** Sends what is a picture and says why the rest is not. */
  add(files: readonly File[]): void;
}

/**
 * Uploads pictures with a placeholder each. A failed one is announced, then its placeholder goes.
 * One that comes when the place that asked for it has gone is announced, too, and goes nowhere.
 * @param onUploaded called with the address of each picture as an invitation keeps it, in the order
 *   in which they were added
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
    const upload = runInTurn(() => uploadImage(file, { onProgress }));
    // Reported when its turn comes.
    upload.catch(() => {});
    // Sent side by side, handed on in the order in which they were chosen.
    lastArrival.current = lastArrival.current.then(() => arrive(upload, file, id));
  }

  async function arrive(upload: Promise<UploadResponse>, file: File, id: number) {
    try {
      const picture = await upload;
      // What it was for was removed meanwhile; another one may stand in its place.
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
    add(files) {
      for (const file of files) {
        const refusal = refusalOf(file);
        if (refusal) {
          announceFailure(refusal);
          continue;
        }
        lastId += 1;
        const id = lastId;
        setPending((now) => [...now, { id, name: file.name, progress: 0 }]);
        send(file, id);
      }
    },
  };
}

/** (spec) A picture that cannot be fetched after its upload is only logged. */
async function logDiagnosis(picture: UploadResponse) {
  try {
    const diagnosis = await diagnoseImage(picture);
    if (diagnosis !== null) console.warn('An uploaded picture cannot be fetched', diagnosis);
  } catch (error) {
    console.warn('An uploaded picture could not be checked', error);
  }
}
