/** What an address tells of a trip by its name: small letters, digits and hyphens, at most so many. */
const longest = 70;

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');

/** What stays of an address when a trip gets another name. */
export const featuredCode = (id: string) =>
  id
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 6)
    .toLowerCase();

/** The address of a featured trip: what it is called, and six signs of its id, by which it is found. */
export const featuredPath = ({ _id, tripName }: { _id: string; tripName: string }) =>
  `/featured/${[slugOf(tripName), featuredCode(_id)].filter(Boolean).join('-')}`;
