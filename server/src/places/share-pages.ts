/** What the picture of a page says that is about no one place, and whose drawing it is. */
interface SharedPage {
  city: string;
  /** Without one, the name of the site. */
  title?: string;
  line: string;
}

const trips = (part: string, city: string): SharedPage => ({
  city,
  title: `Featured trips in ${part}`,
  line: 'Itineraries that work, day by day',
});

/** By the path of the page, its parts joined by a dash. */
export const sharedPages: Readonly<Record<string, SharedPage>> = {
  home: {
    city: 'jp-kyoto',
    title: 'Go somewhere worth remembering',
    line: 'Explore. Plan. Your perfect trip',
  },
  'city-guides': { city: 'it-rome', title: 'City guides', line: 'What to see, when to go, how to get about' },
  blogs: { city: 'pt-lisbon', title: 'From the blog', line: 'Longer reads, before you pack' },
  'featured-trips': {
    city: 'gr-athens',
    title: 'Featured trips',
    line: 'Itineraries to open, or to copy and make yours',
  },
  'featured-trips-asia': trips('Asia', 'jp-tokyo'),
  'featured-trips-europe': trips('Europe', 'fr-paris'),
  'featured-trips-north-america': trips('North America', 'us-new-york'),
  'featured-trips-central-south-america': trips('Central & South America', 'pe-cusco'),
  'featured-trips-oceania': trips('Oceania', 'au-sydney'),
  'featured-trips-others': trips('other places', 'eg-cairo'),
  'info-about': { city: 'cz-prague', line: 'Trips that really work' },
  'info-help': { city: 'nl-amsterdam', title: 'Help', line: 'How things work, in short' },
  'info-contact': { city: 'at-vienna', title: 'Contact', line: 'Whom to write to' },
  'info-imprint': { city: 'de-berlin', title: 'Imprint', line: 'Who runs this site' },
  'info-terms': { city: 'gb-london', title: 'Terms of use', line: 'The rules, kept short' },
  'info-privacy': {
    city: 'ie-dublin',
    title: 'Privacy',
    line: 'What is kept about you, why, and for how long',
  },
  'info-credits': { city: 'dk-copenhagen', title: 'Credits', line: 'Data, type and software' },
};
