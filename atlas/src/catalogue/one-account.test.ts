import { addDays } from '@wayfare/almanac/local-date';
import { weekdays } from '@wayfare/wording/weekdays';
import { expect, it } from 'vitest';
import { readArticles } from '../articles/read-articles.ts';
import { sightLinks } from '../articles/sight-links.ts';
import type { Attraction } from '../atlas.ts';
import { openAtlas } from '../open-atlas.ts';
import { readSightGuides } from '../sight-guides/read-sight-guides.ts';

const atlas = openAtlas();

interface Said {
  where: string;
  sight: Attraction;
  sentence: string;
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?;])\s/);

const sightOf = ({ country, city, slug }: ReturnType<typeof sightLinks>[number]) =>
  atlas.attraction(atlas.cityBySlug(country, city)?.id ?? '', slug);

/** What articles say of a sight: in the sentence that links to it, and in those after until another is linked. */
const inArticles = (): Said[] =>
  readArticles().flatMap(({ file, markdown }) =>
    markdown.split('\n').flatMap((paragraph) => {
      let sight: Attraction | null = null;
      return sentencesOf(paragraph).flatMap((sentence) => {
        const [linked, ...others] = sightLinks(sentence);
        if (linked) sight = others.length > 0 ? null : sightOf(linked);
        return sight ? [{ where: `article ${file}`, sight, sentence }] : [];
      });
    }),
  );

/** What the texts of sights say of themselves; what to see nearby is of others. */
const inGuides = (): Said[] =>
  atlas.catalogueCities().flatMap(({ id: cityId }) => {
    const guides = readSightGuides(cityId);
    return atlas.topAttractions(cityId).flatMap((sight) => {
      const { about = '', see = '', hour = '', tickets = '', mistake = '' } = guides.get(sight.slug) ?? {};
      return [sight.why, about, see, hour, tickets, mistake]
        .flatMap(sentencesOf)
        .map((sentence) => ({ where: 'guide', sight, sentence }));
    });
  });

const day = weekdays.join('|');
const closedOn = new RegExp(
  `\\b(?:closed|shut|closes|shuts)(?: on)? (${day})s?\\b(?: (?:and|or) (${day})s?\\b)?`,
);
/** Said of a season, of a part of the place or of a part of the day. */
const ofPart = /season|winter|summer|from \w+ to|mornings|upstairs|beneath|indoor|much is shut/i;
/** Mondays of ordinary weeks in spring, summer and autumn. */
const ordinary = ['2027-04-12', '2027-06-07', '2027-08-23'];

function openDespite({ sight, sentence }: Said): string[] {
  const [, ...days] = closedOn.exec(sentence) ?? [];
  return days.filter((name) => {
    const index = weekdays.indexOf(name ?? '');
    return (
      index >= 0 &&
      ordinary.every((monday) => atlas.opening(sight, addDays(monday, index)).windows.length > 0)
    );
  });
}

it('texts call no sight closed on a day on which its hours have it open', () => {
  const said = [...inArticles(), ...inGuides()].filter(
    ({ sight, sentence }) => sight.hours !== 'unknown' && closedOn.test(sentence) && !ofPart.test(sentence),
  );
  expect(said.length).toBeGreaterThan(30);
  const odd = said.flatMap((one) =>
    openDespite(one).map((name) => `${one.where}, ${one.sight.id} on ${name}: ${one.sentence}`),
  );
  expect(odd).toEqual([]);
});

const money = /(\d[\d,]*) (?:euros?|kroner|kronor|dong|yen|won|pounds|dollars|soles|lira|baht|forint)\b/g;
/** Said of something else than the way in. */
const ofMore =
  /\b(?:juice|lunch|coffee|beer|glass|plate|audio|tower|lift|roof|both|pass|locker|mat|drink|hire)\b/i;

it('articles tell the price that the guide tells', () => {
  const said = inArticles().flatMap(({ sight, sentence, where }) => {
    const [amount, ...others] = [...sentence.matchAll(money)];
    const isOfEntry =
      amount && others.length === 0 && sightLinks(sentence).length === 1 && !ofMore.test(sentence);
    return isOfEntry && sight.price !== null
      ? [
          {
            line: `${where}, ${sight.id}: ${sentence}`,
            told: Number(amount[1]!.replaceAll(',', '')),
            price: sight.price,
          },
        ]
      : [];
  });
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter(({ told, price }) => told !== price)).toEqual([]);
});

it('no guide says that entry is free where a price stands beside it', () => {
  const free = /^(?:Free|No charge|Nothing to pay|No ticket|Entry is free\b(?! or)|Admission is free)\b/;
  const odd = atlas.catalogueCities().flatMap(({ id }) => {
    const guides = readSightGuides(id);
    return atlas
      .topAttractions(id)
      .filter(({ slug, price }) => (price ?? 0) > 0 && free.test(guides.get(slug)?.tickets ?? ''))
      .map((sight) => `${sight.id} ${sight.price}: ${guides.get(sight.slug)?.tickets}`);
  });
  expect(odd).toEqual([]);
});
