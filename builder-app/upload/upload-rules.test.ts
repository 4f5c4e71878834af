import { describe, expect, test } from 'vitest';
import { HEIC_ADVICE } from '#domain/api/uploads.ts';
import { artUrl } from '#domain/templates/art.ts';
import { ApiError, errorOf } from '../api-transport.ts';
import { freePlaces } from './gallery-rules.ts';
import { failedUpload, refusalOf, type UploadAlert, uploadAlert } from './upload-alert.ts';

const file = (name: string, type: string, size = 10): File => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const titleOf = (alert: UploadAlert | null) => alert && failedUpload([alert.file], alert.reason);
const image = (url: string) => ({ url, alt: '', caption: '' });
const sample = image(artUrl('floral-elegance', 'arch'));
const own = (number: number) => image(`/media/own-${number}.webp`);

describe('the gallery', () => {
  test('has room for twenty', () => {
    const full = Array.from({ length: 20 }, (_, index) => own(index));
    expect(freePlaces(full, 0)).toBe(0);
  });

  test('counts pictures on their way, but not the template’s', () => {
    expect(freePlaces([sample, sample], 3)).toBe(17);
    expect(freePlaces([own(1), own(2)], 3)).toBe(15);
  });
});

describe('a file', () => {
  test('in HEIC format under another name is refused in the same words as an obvious one', () => {
    const found = uploadAlert(file('a.jpg', 'image/jpeg'), errorOf(415, { error: HEIC_ADVICE }));
    const { file: _, ...words } = refusalOf(file('a.HEIC', '')) ?? {};
    expect(found).toMatchObject(words);
  });

  test('that is not a picture is refused before it is sent', () => {
    expect(titleOf(refusalOf(file('notes.pdf', 'application/pdf')))).toBe(
      'Failed to upload notes.pdf: Invalid file type (only images allowed)',
    );
  });

  test('over 50 MB is refused before it is sent', () => {
    expect(titleOf(refusalOf(file('big.jpg', 'image/jpeg', 50 * 1024 * 1024 + 1)))).toBe(
      'Failed to upload big.jpg: File too large (max 50MB)',
    );
    expect(refusalOf(file('fits.jpg', 'image/jpeg', 50 * 1024 * 1024))).toBeNull();
  });

  test('in HEIC format comes with what to do, also where the browser does not know its type', () => {
    expect(refusalOf(file('IMG_1.HEIC', ''))?.advice).toBe(HEIC_ADVICE);
    expect(refusalOf(file('a.heif', 'image/heif'))?.advice).toBe(HEIC_ADVICE);
    expect(refusalOf(file('a.jpg', 'image/jpeg'))).toBeNull();
  });
});

describe('a failed upload', () => {
  const reason = (error: unknown) => titleOf(uploadAlert(file('a.jpg', 'image/jpeg'), error));
  const status = (code: number, error?: string) => errorOf(code, { error });

  test('is described in the words of the specification', () => {
    expect(reason(status(413))).toBe('Failed to upload a.jpg: File too large (max 50MB)');
    expect(reason(status(415))).toBe(
      'Failed to upload a.jpg: Invalid file type (only images allowed)',
    );
    expect(reason(new ApiError('network', ''))).toBe(
      'Failed to upload a.jpg: Network error, please check your connection',
    );
    expect(reason(status(500))).toBe('Failed to upload a.jpg: Please try again');
    expect(reason(new Error('defect'))).toBe('Failed to upload a.jpg: Please try again');
  });

  test('shares a line with others that fail for the same reason', () => {
    const files = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'];
    expect(failedUpload(files.slice(0, 3), 'Please try again')).toBe(
      'Failed to upload a.jpg, b.jpg, c.jpg: Please try again',
    );
    expect(failedUpload(files, 'Please try again')).toBe(
      'Failed to upload a.jpg, b.jpg, c.jpg and 2 more: Please try again',
    );
  });

  test('comes with the server’s own message if that says more', () => {
    const advice = (code: number, sentence?: string) =>
      uploadAlert(file('a.jpg', 'image/jpeg'), status(code, sentence)).advice;
    const pixels = 'This picture has more than 50 megapixels.';
    const damaged = 'This picture is damaged and cannot be opened';
    expect(advice(413, pixels)).toBe(pixels);
    expect(advice(415, damaged)).toBe(damaged);
    expect(advice(413, 'File too large (max 50MB)')).toBeNull();
    expect(advice(415, 'Invalid file type (only images allowed)')).toBeNull();
    expect(advice(400, 'The picture came too slowly.')).toBe('The picture came too slowly.');
    const ofDay = 'Too many pictures have come over this connection today.';
    expect(advice(429, ofDay)).toBe(ofDay);
    expect(advice(413)).toBeNull();
    expect(advice(500, 'Something went wrong on our side. Please try again.')).toBeNull();
  });
});
