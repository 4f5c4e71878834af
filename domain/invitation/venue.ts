import { z } from 'zod';
import { group, lineText } from '../fields.ts';

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Degrees between -limit and limit, as a number or its decimal text. */
const degrees = (limit: number, label: string) => {
  const message = `${label} is a number from -${limit} to ${limit}`;
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\s*[+-]?\d{1,3}(\.\d{1,20})?\s*$/)
          .transform(Number),
      ],
      message,
    )
    .refine((value) => Math.abs(value) <= limit, message);
};

const coordinates = z.object({
  /** Degrees north. */
  lat: degrees(90, 'Latitude'),
  /** Degrees east. */
  lng: degrees(180, 'Longitude'),
});

type CoordinatesInput =
  | { lat?: number | string | null | undefined; lng?: number | string | null | undefined }
  | null
  | undefined;

/** A point, or undefined for a missing, null or wholly blank pair. Half a pair is an issue. */
const optionalCoordinates = z.preprocess(
  (value: CoordinatesInput) =>
    value === null ||
    (typeof value === 'object' && !Array.isArray(value) && isBlank(value.lat) && isBlank(value.lng))
      ? undefined
      : value,
  coordinates.optional(),
);

/** A place: name, postal address and, when known, its point on the map. */
export const venueSchema = (limits: { line: number; address: number }) =>
  group({
    name: lineText(limits.line),
    address: lineText(limits.address),
    coordinates: optionalCoordinates.optional(),
  });
