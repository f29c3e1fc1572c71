import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { Trip } from '@wayfare/contracts/trip';
import { describe, expect, it } from 'vitest';
import { budgetWords, endsWords, partyWords, whenWords, wishWords } from './bar-words.ts';

const place = (name: string) => ({
  name,
  kind: 'city' as const,
  latitude: 0,
  longitude: 0,
  timeZone: 'Europe/Zurich',
  status: 'own' as const,
});
const trip = (more: Partial<Trip> = {}): Trip => ({ ...emptyTrip(), ...more });
const stops = [{ id: 'a', place: place('Kyoto'), nights: 27 }];

describe('the bar of a trip', () => {
  it('invites to what nobody has said yet', () => {
    expect(whenWords(trip())).toEqual({ text: 'Add dates', unset: true });
    expect(whenWords(trip({ stops }))).toEqual({ text: 'Add dates', more: '27 nights', unset: true });
    expect(partyWords(trip())).toEqual({ text: 'Add travellers', unset: true });
    expect(wishWords(trip())).toEqual({ text: 'Add wishes', unset: true });
    expect(budgetWords(0, null, 'EUR')).toEqual({ text: 'Add a budget', unset: true });
    expect(endsWords(trip())).toEqual({ text: 'Add the way there', unset: true });
  });

  it('says when, and for how long', () => {
    const { text, more } = whenWords(trip({ stops, startOn: '2027-05-03' }));
    expect(text).toMatch(/3.*30/);
    expect(text).not.toContain('2027');
    expect(more).toBe('27 nights');
    expect(whenWords(trip({ stops, request: { month: 5 } })).text).toBe('In May');
  });

  it('counts who travels, children among them', () => {
    expect(partyWords(trip({ assumed: { adults: 2 } }))).toEqual({ text: '2 adults' });
    expect(partyWords(trip({ request: { adults: 2, children: 1 } }))).toEqual({
      text: '3 travellers',
      more: '2 adults, 1 child',
    });
  });

  it('names the pace and the first of the wishes, and counts the others', () => {
    const request = {
      pace: 'relaxed' as const,
      interests: ['food', 'art', 'wine'] as ('food' | 'art' | 'wine')[],
    };
    expect(wishWords(trip({ request }))).toEqual({ text: 'Relaxed', more: 'Food, Art +1' });
    expect(wishWords(trip({ request: { ...request, mustSee: ['The tower'], adults: 2 } })).more).toBe(
      'Food, Art +2',
    );
    expect(wishWords(trip({ request: { dislikes: ['crowds'] } })).text).toBe('1 wish');
  });

  it('puts what it costs beside what it may cost', () => {
    expect(budgetWords(147_600, 900_000, 'EUR')).toEqual({ text: '€1,476', more: 'of €9,000' });
    expect(budgetWords(147_600, null, 'EUR')).toEqual({ text: '€1,476', more: 'so far' });
  });

  it('says from where one comes and where one goes home to', () => {
    const [zurich, porto] = [place('Zürich'), place('Porto')];
    expect(endsWords(trip({ origin: zurich, end: zurich })).text).toBe('Zürich and back');
    expect(endsWords(trip({ origin: zurich, end: porto })).text).toBe('Zürich – Porto');
    expect(endsWords(trip({ origin: zurich })).text).toBe('From Zürich');
    expect(endsWords(trip({ end: porto })).text).toBe('Home to Porto');
  });
});
