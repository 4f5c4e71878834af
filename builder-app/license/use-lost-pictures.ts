import { useQuery } from '@tanstack/react-query';
import { type PlacedPicture, uploadedPictures } from '#domain/invitation/pictures.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { isGone } from '../api-client.ts';

const NONE: readonly PlacedPicture[] = [];

/**
 * Returns the pictures of a draft that the server has removed because no invitation showed them for
 * 30 days; none until it has responded.
 * @param isAsked false while nobody needs the result
 */
export function useLostPictures(content: WeddingData, isAsked: boolean): readonly PlacedPicture[] {
  const pictures = uploadedPictures(content);
  const { data = NONE } = useQuery({
    queryKey: ['lost-pictures', pictures],
    queryFn: async ({ signal }) => {
      const gone = await Promise.all(pictures.map(({ url }) => isGone(url, signal)));
      return pictures.filter((_, index) => gone[index]);
    },
    enabled: isAsked && pictures.length > 0,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data;
}
