import { expect, test } from 'vitest';
import { readBroadcast } from './read-broadcast.ts';

test('shows the message, known by the event’s id', () => {
  expect(readBroadcast('{"message":"Hello","time":"2026-05-01T10:00:00Z"}', '7')).toEqual({
    id: '7',
    text: 'Hello',
  });
});

test('falls back to the time, for words and for identity', () => {
  expect(readBroadcast('{"time":"10:00"}', '')).toEqual({ id: '10:00', text: '10:00' });
  expect(readBroadcast('{"message":"Hello","time":"10:00"}', '')).toEqual({ id: '10:00', text: 'Hello' });
  expect(readBroadcast('{"message":"","time":"10:00"}', '3')).toEqual({ id: '3', text: '10:00' });
});

test.each(['', 'not json', 'null', '{}', '{"message":{}}'])('shows nothing for %j', (data) => {
  expect(readBroadcast(data, '1')).toBeNull();
});
