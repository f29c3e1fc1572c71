import { counted } from '@wayfare/wording/words';
import type { CityGuide } from './guides.queries.ts';

/** How long first visits last: `2 to 4 nights`. */
export const stayLength = ({ least, most }: CityGuide['typicalNights']) =>
  least === most ? counted(least, 'night') : `${least} to ${counted(most, 'night')}`;
