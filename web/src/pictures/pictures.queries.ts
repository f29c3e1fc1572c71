import { useQuery } from '@tanstack/react-query';
import { limits } from '@wayfare/contracts/limits';
import { api, type CallAnswer } from '../api.ts';

/** A photograph of a place, with who made it and under which licence. */
export type Picture = CallAnswer<'pictures'>['pictures'][number];

const againMs = 4000;
/** A picture that has not come by then comes with another visit. */
const mostAnswers = 6;
const none: readonly Picture[] = [];

async function fetchPictures(ids: readonly string[], signal: AbortSignal) {
  const pieces = Array.from({ length: Math.ceil(ids.length / limits.pictureIds) }, (_, at) =>
    ids.slice(at * limits.pictureIds, (at + 1) * limits.pictureIds),
  );
  const answers = await Promise.all(
    pieces.map((piece) => api.call('pictures', { query: { ids: piece.join(',') }, signal })),
  );
  return {
    pictures: answers.flatMap(({ pictures }) => pictures),
    coming: answers.some(({ coming }) => coming),
  };
}

/** The photographs of places, as far as there are any; asked for again while some are being looked for. */
export const usePictures = (ids: readonly string[]) =>
  useQuery({
    queryKey: ['pictures', ids],
    queryFn: ({ signal }) => fetchPictures(ids, signal),
    enabled: ids.length > 0,
    staleTime: 5 * 60_000,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.coming && state.dataUpdateCount < mostAnswers ? againMs : false,
  }).data?.pictures ?? none;
