import { readArticles } from '@wayfare/atlas';
import { describe, expect, test } from 'vitest';
import { testAssistant } from '../testing/test-assistant.ts';

const assistant = testAssistant();

const dayOf = (title: string, ...sights: string[]) => ({ title, sights });
const arena = dayOf('The arena', 'it-rome/colosseum', 'it-rome/roman-forum-and-palatine-hill');
const park = dayOf('The park', 'it-rome/trevi-fountain', 'it-rome/pantheon', 'it-rome/pincio-terrace');
const pompeii = dayOf('Under the ash', 'it-naples/pompeii');
const ash = dayOf('The finds', 'it-naples/national-archaeological-museum');
const visitsOf = (plan: ReturnType<typeof assistant.planToldDays>['plan']) =>
  plan?.days.map(({ items }) =>
    items.flatMap(({ kind, place }) => (kind === 'visit' ? (place?.placeId ?? []) : [])),
  );

describe('days that an article tells', () => {
  test('keep their order and titles, have meals and five-minute times, and nothing is closed', () => {
    const made = assistant.planToldDays('Rome', [arena, park]);
    expect(made.trip.stops.map(({ place, nights }) => [place.name, nights])).toEqual([['Rome', 1]]);
    expect(made.plan?.days.map(({ title }) => title)).toEqual(['The arena', 'The park']);
    expect(visitsOf(made.plan)).toEqual([arena.sights, park.sights]);
    for (const { items } of made.plan?.days ?? []) {
      expect(items.filter(({ kind }) => kind === 'meal')).toHaveLength(2);
      expect(items.filter(({ startMinute }) => startMinute % 5 !== 0)).toEqual([]);
      items.slice(1).forEach((item, index) => {
        expect(item.startMinute).toBeGreaterThanOrEqual(items[index]!.endMinute);
      });
    }
    const last = made.plan?.days[1]?.items.find(({ title }) => title === 'Pincio Terrace');
    // A terrace for the sunset is not had at noon.
    expect(last?.startMinute).toBeGreaterThanOrEqual(17 * 60);
  });

  test('of another city follow by a stop, but for a day out of the one that one goes back to', () => {
    const nights = (...told: (typeof arena)[]) =>
      assistant.planToldDays('Italy', told).trip.stops.map(({ place, nights: n }) => [place.name, n]);
    expect(nights(arena, park, pompeii, ash)).toEqual([
      ['Rome', 2],
      ['Naples', 1],
    ]);
    expect(nights(arena, pompeii, park)).toEqual([['Rome', 2]]);
    expect(nights(arena, park, pompeii)).toEqual([['Rome', 2]]);
  });

  test('that hold more than a day has keep the rest as ideas', () => {
    const all = [
      'borghese-gallery',
      'vatican-museums-and-sistine-chapel',
      'capitoline-museums',
      'pantheon',
      'colosseum',
    ].map((slug) => `it-rome/${slug}`);
    const made = assistant.planToldDays('Too much', [dayOf('All', ...all)]);
    const ideas = made.trip.ideas.map(({ place }) => place.placeId);
    expect(ideas.length).toBeGreaterThan(0);
    const planned = visitsOf(made.plan)?.flat() ?? [];
    expect([...planned, ...ideas].toSorted()).toEqual(all.toSorted());
  });
});

test('every article makes a trip that holds together, with nearly all of its sights', () => {
  const counts = { told: 0, planned: 0 };
  for (const { title, days } of readArticles()) {
    const made = assistant.planToldDays(title, days);
    const items = made.plan?.days.flatMap((day) => day.items) ?? [];
    const places = [...items, ...made.trip.ideas].flatMap(({ place }) => place?.placeId ?? []);
    const sights = days.flatMap((day) => day.sights);
    // What does not fit into its day is kept as an idea.
    expect(
      sights.filter((id) => !places.includes(id)),
      title,
    ).toEqual([]);
    counts.told += sights.length;
    counts.planned += sights.length - made.trip.ideas.length;
    expect(
      assistant.auditTrip(made).filter(({ severity }) => severity === 'severe'),
      title,
    ).toEqual([]);
  }
  expect(counts.planned / counts.told).toBeGreaterThan(0.9);
});
