import { keepPreviousData, useQuery } from '@tanstack/react-query';
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

/** A long list in a few letters: the key is sent with every page. */
function shortly(ids: readonly string[]) {
  let hash = 0x811c9dc5;
  for (const letter of ids.join(' ')) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return `${ids.length} ${(hash >>> 0).toString(36)}`;
}

/** The photographs of places, as far as there are any; asked for again while some are being looked for. */
export const usePictures = (ids: readonly string[]) =>
  useQuery({
    queryKey: ['pictures', shortly(ids)],
    queryFn: ({ signal }) => fetchPictures(ids, signal),
    enabled: ids.length > 0,
    // One more place on the page leaves the pictures of the others where they are.
    placeholderData: keepPreviousData,
    // A page that was drawn before they were there asks at once.
    staleTime: ({ state }) => (state.data?.coming ? 0 : 5 * 60_000),
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.coming && state.dataUpdateCount < mostAnswers ? againMs : false,
  }).data?.pictures ?? none;
