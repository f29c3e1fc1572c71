import type { Random } from '../random.ts';
import type { Model } from '../search/model.ts';
import type { Routes } from '../search/routes.ts';
import type { Ruin } from './ruin.ts';
import { randomPlace, takeOut } from './ruin.ts';

/** Takes out a visit or two from anywhere, so that far apart places can change places too. */
export function removeScattered(model: Model, routes: Routes, ruin: Ruin, random: Random): void {
  for (let tries = 0; tries < 2; tries += 1) {
    const place = randomPlace(model, random);
    if (routes.route[place]! >= 0) takeOut(routes, ruin, place);
  }
}
