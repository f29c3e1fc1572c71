import { expect, it } from 'vitest';
import { sampleAttraction, sampleCity, sampleCountry } from '../testing/sample-country.ts';
import { checkAcross } from './check-across.ts';
import { checkBorders } from './check-borders.ts';
import { checkVillages } from './check-places.ts';

const first = sampleCity({ slug: 'first', attractions: [sampleAttraction({ slug: 'the-falls' })] });

it('finds one place under two cities', () => {
  const falls = sampleAttraction({
    slug: 'the-falls',
    lat: 50.0131,
    why: 'Another text about the same falls.',
  });
  const second = sampleCity({ slug: 'second', attractions: [falls] });
  expect(checkAcross([sampleCountry({ cities: [first, second] })])).toMatchObject([
    {
      level: 'error',
      where: 'de-first/the-falls',
      problem: expect.stringContaining('de-second/the-falls'),
    },
  ]);
});

it('finds one place that has a longer name under another city', () => {
  const [known] = first.attractions;
  const falls = sampleAttraction({
    slug: 'the-falls-of-first',
    name: `${known!.name}, First`,
    why: 'Another text about the same falls.',
  });
  const problems = (over: object) =>
    checkAcross([
      sampleCountry({
        cities: [first, sampleCity({ slug: 'second', attractions: [{ ...falls, ...over }] })],
      }),
    ]).map(({ problem }) => problem);
  expect(problems({})).toEqual(['stands under a longer name as de-second/the-falls-of-first']);
  expect(problems({ lat: falls.lat + 0.004 })).toEqual([]);
  expect(problems({ name: 'Something else' })).toEqual([]);
});

it('takes what is said to be one sight for one, as long as the same is told of both', () => {
  const twin = (over: object) =>
    sampleCity({
      slug: 'second',
      attractions: [
        sampleAttraction({
          slug: 'the-falls',
          why: 'Another text about the same falls.',
          sameAs: 'de-first/the-falls',
          ...over,
        }),
      ],
    });
  const problems = (over: object) =>
    checkAcross([sampleCountry({ cities: [first, twin(over)] })]).map(({ problem }) => problem);
  expect(problems({})).toEqual([]);
  expect(problems({ hours: 'daily 01:00-02:00' })).toEqual(['has other hours than de-first/the-falls']);
  expect(problems({ sameAs: 'de-first/nothing' })).toContainEqual(
    'is the same as de-first/nothing, which has no page of its own',
  );
});

it('finds one text used in two countries', () => {
  const elsewhere = sampleCity({
    slug: 'other',
    attractions: [sampleAttraction({ slug: 'the-falls', name: 'Cascade' })],
  });
  const files = [sampleCountry({ cities: [first] }), sampleCountry({ code: 'at', cities: [elsewhere] })];
  expect(checkAcross(files)).toMatchObject([
    { level: 'error', problem: 'has the text of de-first/the-falls' },
  ]);
});

it('finds what lies in another country, and only warns of a day trip', () => {
  const strays = [
    sampleAttraction({ slug: 'a', lat: 48.8566, lon: 2.3522 }),
    sampleAttraction({ slug: 'b', lat: 48.8566, lon: 2.3522, dayTrip: true }),
  ];
  const found = checkBorders(sampleCountry({ cities: [sampleCity({ attractions: strays })] }));
  expect(found.map((finding) => `${finding.level} ${finding.problem}`)).toEqual([
    'error lies outside the country (fr)',
    'warning lies outside the country (fr)',
  ]);
});

it('finds a village that lies away from the place of its name', () => {
  const village = sampleAttraction({ slug: 'dorf', name: 'Dorf', category: 'village', lat: 50.1001 });
  const place = {
    country: 'de',
    name: 'Dorf',
    asciiName: 'Dorf',
    alternates: [],
    lat: 50,
    lon: 10,
    regionKey: '',
    population: 900,
    elevationMeters: 0,
    timeZone: 'Europe/Berlin',
    capital: false,
    geonameId: 1,
  };
  const { findings, compared } = checkVillages(
    [sampleCountry({ cities: [sampleCity({ attractions: [village] })] })],
    [place],
  );
  expect(compared).toBe(1);
  expect(findings).toMatchObject([{ problem: expect.stringContaining('11.2 km') }]);
});
