import type { StreetTiles } from '@wayfare/contracts/place-endpoints';

export interface Credits {
  /** The streets that are shown; null for none. */
  streets: StreetTiles | null;
  /** Some of the drawn ways run straight for want of a better line. */
  straight: boolean;
}

const ownGround = 'Natural Earth, GeoNames';

/** The same in one line, for paper. */
export const creditsIn = ({ streets }: Credits) =>
  [...(streets?.credits.map(({ text }) => text) ?? []), ownGround].join(' · ');

const quiet = 'rounded px-1 text-muted no-underline hover:underline';

/** What a dashed line means, and whose data the map is made of. */
export function MapCredits({ streets, straight }: Credits) {
  return (
    <div className="pointer-events-none absolute right-1 bottom-1 left-1 z-10 flex flex-wrap items-center justify-end gap-x-1 text-[0.6875rem] leading-tight text-muted *:pointer-events-auto *:bg-surface/75">
      {straight ? <p className="rounded px-1">Dashed: straight line, the way is an estimate</p> : null}
      {streets?.credits.map(({ text, url }) =>
        url === null ? (
          <span key={text} className="rounded px-1">
            {text}
          </span>
        ) : (
          <a key={text} href={url} target="_blank" rel="noreferrer" className={quiet}>
            {text}
          </a>
        ),
      )}
      <a href="/info/credits" target="_blank" rel="noreferrer" className={quiet}>
        {ownGround}
      </a>
    </div>
  );
}
