import type { DrawnMap } from '@wayfare/contracts/export-endpoints';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const letterWidth = 6.6;
const besidePoint = 13;
const halfHeight = 8;
const mostLetters = 26;

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Writes names beside their points, on the side that is free; a name that fits on neither is left to the list. */
export function placeNames(
  frame: Pick<DrawnMap, 'width' | 'height'>,
  points: DrawnMap['points'],
): DrawnMap['names'] {
  const taken: Box[] = points.map(({ x, y }) => ({
    left: x - 11,
    right: x + 11,
    top: y - 11,
    bottom: y + 11,
  }));
  const names: DrawnMap['names'] = [];
  for (const { x, y, name } of points) {
    const text = name.length > mostLetters ? `${name.slice(0, mostLetters - 1).trimEnd()}…` : name;
    const length = text.length * letterWidth;
    const sides = [
      {
        anchor: 'start' as const,
        at: x + besidePoint,
        left: x + besidePoint,
        right: x + besidePoint + length,
      },
      { anchor: 'end' as const, at: x - besidePoint, left: x - besidePoint - length, right: x - besidePoint },
    ];
    for (const { anchor, at, left, right } of sides) {
      const box = { left, right, top: y - halfHeight, bottom: y + halfHeight };
      const fits = left > 2 && right < frame.width - 2 && y > halfHeight && y < frame.height - halfHeight;
      if (!fits || taken.some((other) => meet(box, other))) continue;
      taken.push(box);
      names.push({ x: at, y, anchor, text });
      break;
    }
  }
  return names;
}
