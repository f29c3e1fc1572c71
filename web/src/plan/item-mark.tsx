import type { PlanItem } from '@wayfare/contracts/plan';
import { LatePicture } from '../pictures/late-picture.tsx';
import { itemKinds } from './item-kinds.ts';

interface ItemMarkProps {
  kind: PlanItem['kind'];
  /** The atlas id of a sight, which has a picture. */
  sightId: string | null;
  title: string;
  dayColour: string;
  /** Its number on the map; null for what stands on none. */
  number: number | null;
}

/** An item on the spine of its day: its picture, or its kind, and the number of its pin. */
export function ItemMark({ kind, sightId, title, dayColour, number }: ItemMarkProps) {
  const { icon: Icon, name } = itemKinds[kind];
  return (
    <span
      title={name}
      aria-hidden="true"
      className="relative z-10 col-start-1 row-start-2 mt-0.5 grid size-11 place-items-center rounded-xl bg-surface"
    >
      {sightId ? (
        <LatePicture placeId={sightId} seed={title} sizes="44px" className="size-full rounded-xl" />
      ) : (
        <span
          className="grid size-full place-items-center rounded-xl"
          style={{ color: dayColour, background: `color-mix(in oklab, ${dayColour} 13%, var(--surface))` }}
        >
          <Icon size={19} />
        </span>
      )}
      {number === null ? null : (
        <span
          className="figures absolute -right-1.5 -bottom-1.5 grid size-5 place-items-center rounded-full border-2 border-surface text-[0.6875rem] leading-none font-bold text-surface"
          style={{ background: dayColour }}
        >
          {number}
        </span>
      )}
    </span>
  );
}
