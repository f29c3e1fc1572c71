// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ImportCredits } from '../info/import-credits.tsx';
import { draw, serve } from '../testing/draw.tsx';
import { formatMinute } from '../ui/format-date.ts';
import { AttractionFacts } from './attraction-facts.tsx';
import { AttractionRow } from './attraction-row.tsx';
import type { Attraction } from './guides.queries.ts';

const source = { source: 'OpenStreetMap', licence: 'ODbL 1.0', importedOn: '2026-05-12' };
const sight: Attraction = {
  id: 'fr-paris/museum',
  cityId: 'fr-paris',
  slug: 'museum',
  name: 'Museum',
  latitude: 48.86,
  longitude: 2.33,
  category: 'museum',
  tags: [],
  visitMinutes: { typical: 120, quick: 60 },
  hours: 'daily 09:00-18:00',
  closedOn: [],
  hoursInWords: { lines: ['Every day, 09:00–18:00'], closed: null, open: null },
  openToday: [{ startMinute: 540, endMinute: 1080 }],
  openNow: true,
  hoursKnown: true,
  timeZone: 'Europe/Paris',
  price: { amountCents: 1200, currency: 'EUR' },
  setting: 'indoor',
  goodFor: [],
  fame: 50,
  why: 'Go.',
  dayTrip: false,
  hoursUnsure: false,
  hoursAtLeast: false,
  drawing: 'a square',
  imported: [],
};
const { price: _price, ...unpriced } = sight;
const unknown: Attraction = {
  ...unpriced,
  hours: 'unknown',
  hoursInWords: { lines: ['Hours not known'], closed: null, open: null },
  openToday: [],
  openNow: false,
  hoursKnown: false,
  hoursUnsure: true,
};

/** What stands under a name in a list of facts. */
const fact = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent ?? null;

it('tells all hours by the clock of the reader', () => {
  draw(<AttractionFacts attraction={sight} />);
  expect(screen.getByText(`Every day, ${formatMinute(540)}–${formatMinute(1080)}`)).toBeTruthy();
});

describe('what an import tells of a sight', () => {
  it('stands with its source and its day', () => {
    const facts = {
      ...source,
      website: 'https://www.louvre.fr/en',
      phone: '+33 1 40 20 53 17',
      wheelchair: 'limited',
    };
    draw(<AttractionFacts attraction={{ ...sight, imported: [facts as Attraction['imported'][number]] }} />);
    expect(fact('Website')).toBe('louvre.fr (opens in a new tab)OpenStreetMap, imported May 12, 2026');
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: /louvre/ }).href).toBe(
      'https://www.louvre.fr/en',
    );
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: /33/ }).href).toBe('tel:+33140205317');
    expect(fact('In a wheelchair')).toMatch(/^Can be entered in part/);
    expect(fact('Entry')).toBeNull();
  });

  it('names whose hours they are, where they are not ours', () => {
    draw(<AttractionFacts attraction={{ ...sight, hoursFrom: source }} />);
    expect(fact('Opening hours')).toBe('Every day, 9:00 AM–6:00 PMOpenStreetMap, imported May 12, 2026');
  });

  it('never becomes free, closed or open where nobody has said so', () => {
    draw(<AttractionFacts attraction={unknown} />);
    expect(fact('Opening hours')).toBe('Not known. Ask there before you go.');
    expect(fact('Price')).toBe('Not known');
    expect(fact('Today')).toBeNull();
    expect(screen.queryByText(/free|closed/i)).toBeNull();
  });

  it('shows the source’s own words for hours that could not be read', () => {
    const facts = { ...source, hoursText: 'by mood', fee: '5 EUR or what you like' };
    draw(<AttractionFacts attraction={{ ...unknown, imported: [facts] }} />);
    expect(fact('Opening hours')).toMatch(/^Not known for sure: “by mood”OpenStreetMap/);
    expect(fact('Entry')).toMatch(/^5 EUR or what you like/);
  });

  it('is neither open nor closed in a list', () => {
    draw(<AttractionRow attraction={unknown} path={null} />);
    expect(screen.getByText('Hours not known')).toBeTruthy();
    expect(screen.queryByText(/open now|closed now/i)).toBeNull();
  });
});

describe('the credits of imports', () => {
  it('name source, licence and day', async () => {
    serve({ '/api/imported-data': () => Response.json({ imports: [{ ...source, places: 1200 }] }) });
    draw(<ImportCredits />);
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '© OpenStreetMap contributors' });
    expect(link.href).toBe('https://www.openstreetmap.org/copyright');
    expect(link.closest('li')?.textContent).toBe(
      '© OpenStreetMap contributors, 1,200 places, imported May 12, 2026. ODbL 1.0',
    );
  });

  it('are not there without an import', async () => {
    let asked = false;
    serve({
      '/api/imported-data': () => {
        asked = true;
        return Response.json({ imports: [] });
      },
    });
    const { container } = draw(<ImportCredits />);
    await waitFor(() => expect(asked).toBe(true));
    expect(container.textContent).toBe('');
  });
});
