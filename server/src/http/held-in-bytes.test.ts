import { expect, it } from 'vitest';
import { heldInBytes, heldWith } from './held-in-bytes.ts';

const lengthOf = (text: string) => text.length;

it('holds so many bytes, and throws out what was not used for longest', () => {
  const held = heldInBytes(10, lengthOf);
  held.hold('a', '1234');
  held.hold('b', '1234');
  held.get('a');
  held.hold('c', '1234');
  expect(['a', 'b', 'c'].map(held.get)).toEqual(['1234', undefined, '1234']);
});

it('counts a thing once that is held again, and nothing of what was forgotten', () => {
  const held = heldInBytes(10, lengthOf);
  for (let time = 0; time < 5; time += 1) held.hold('a', '12345');
  held.hold('b', '12345');
  expect(held.get('a')).toBe('12345');
  held.forgetAll();
  held.hold('c', '1234567890');
  expect(['a', 'b', 'c'].map(held.get)).toEqual([undefined, undefined, '1234567890']);
  held.forget('c');
  held.hold('d', '1234567890');
  expect(held.get('d')).toBe('1234567890');
});

it('holds nothing that is larger than all it may hold', () => {
  const held = heldInBytes(10, lengthOf);
  held.hold('a', '12345678901');
  expect(held.get('a')).toBeUndefined();
});

it('holds nothing of an owner that was replaced', () => {
  let owner = {};
  const held = heldWith(() => owner, 10, lengthOf);
  held().hold('a', 'old');
  expect(held().get('a')).toBe('old');
  owner = {};
  expect(held().get('a')).toBeUndefined();
});
