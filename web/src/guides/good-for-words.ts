const words: Record<string, string> = {
  children: 'Good with children',
  rain: 'Good in the rain',
  evening: 'Good in the evening',
  views: 'Views',
  romance: 'For two',
  free: 'Free',
  photos: 'Good for photos',
  heat: 'Cool on hot days',
  quiet: 'Quiet',
  first_visit: 'For a first visit',
  wheelchair: 'Step-free',
};

/** What an attraction is good for, in words. */
export const goodForWords = (tag: string) => words[tag] ?? tag.replaceAll('_', ' ');
