import { useQuery } from '@tanstack/react-query';
import { type PlacedPicture, uploadedPictures } from '#domain/invitation/pictures.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { isGone } from '../api-client.ts';

const NONE: readonly PlacedPicture[] = [];

/**
 * Pictures of a draft that the server has removed, because no invitation has named them for a month.
 * Without an answer, none.
 * @param isAsked false: nobody looks at the answer
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
