import { useOperator } from '../ui/operator.ts';

const pines = [
  [1290, 588, 1],
  [1316, 592, 0.72],
  [1342, 586, 1.15],
  [1374, 594, 0.8],
  [1420, 590, 0.95],
  [216, 598, 0.8],
  [242, 592, 1.1],
  [272, 596, 0.7],
] as const;

function Pine({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M0-58 9-40H5l10 16H8l12 18H3V8h-6V-6h-17l12-18h-7l10-16h-4z"
      fill="var(--pine)"
    />
  );
}

/** A ridge: its colour at the crest, dissolving into haze towards its foot. */
function Ridge({ name, crest, foot, d }: { name: string; crest: number; foot: number; d: string }) {
  return (
    <>
      <linearGradient
        id={`backdrop-${name}`}
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1={crest}
        x2="0"
        y2={foot}
      >
        <stop offset="0" stopColor={`var(--${name})`} />
        <stop offset="1" stopColor="var(--haze)" />
      </linearGradient>
      <path fill={`url(#backdrop-${name})`} d={d} />
    </>
  );
}

/** The operator's own picture, under a veil on which every word can be read. */
function OwnBackdrop({ picture }: { picture: string }) {
  return (
    <div
      aria-hidden="true"
      className="backdrop pointer-events-none absolute inset-x-0 top-0 -z-10 h-[44rem] overflow-hidden [mask-image:linear-gradient(black_80%,transparent)]"
    >
      <img src={picture} alt="" className="size-full object-cover" />
      <div className="absolute inset-0 bg-linear-to-b from-paper/92 via-paper/84 to-paper/72" />
    </div>
  );
}

/** The background image of the public pages: a hazy morning over hills, drawn, in the colours of the theme. */
export function Backdrop() {
  const { picture } = useOperator();
  if (picture !== null) return <OwnBackdrop picture={picture} />;
  return (
    <div
      aria-hidden="true"
      className="backdrop pointer-events-none absolute inset-x-0 top-0 -z-10 h-[44rem] overflow-hidden [mask-image:linear-gradient(black_80%,transparent)]"
    >
      <svg viewBox="0 0 1600 700" preserveAspectRatio="xMidYMax slice" className="size-full">
        <defs>
          <linearGradient id="backdrop-sky" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--sky-top)" />
            <stop offset="0.5" stopColor="var(--sky-middle)" />
            <stop offset="0.72" stopColor="var(--sky-glow)" />
          </linearGradient>
          <radialGradient id="backdrop-sun">
            <stop offset="0" stopColor="var(--sun)" />
            <stop offset="0.24" stopColor="var(--sun)" />
            <stop offset="0.255" stopColor="var(--sun)" stopOpacity="0.45" />
            <stop offset="1" stopColor="var(--sun)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <rect width="1600" height="700" fill="url(#backdrop-sky)" />
        <circle cx="1120" cy="255" r="230" fill="url(#backdrop-sun)" />
        <g
          className="max-[89rem]:hidden"
          fill="none"
          stroke="var(--bird)"
          strokeWidth="2.4"
          strokeLinecap="round"
        >
          <path d="M1405 262q8-9 16 0q8-9 16 0" />
          <path d="M1446 286q6-7 12 0q6-7 12 0" />
          <path d="M1376 294q5-6 10 0q5-6 10 0" />
        </g>
        <Ridge
          name="ridge-1"
          crest={330}
          foot={560}
          d="M0 452c60-20 104-66 168-72 60-6 88 46 150 44 70-2 96-92 172-104 66-10 104 66 170 70 62 4 98-42 160-44 74-2 108 56 178 50 70-8 104-104 186-112 74-6 118 84 188 90 60 4 116-34 228-30v356H0z"
        />
        <Ridge
          name="ridge-2"
          crest={430}
          foot={620}
          d="M0 512c90 6 140-54 222-62s132 52 214 48 140-70 226-74 138 62 224 64 150-46 232-46 150 48 232 44 152-54 250-44v258H0z"
        />
        <Ridge
          name="ridge-3"
          crest={520}
          foot={690}
          d="M0 586c120-38 200-62 330-46s200 54 330 44 214-60 340-62 200 48 320 50 190-34 280-36v164H0z"
        />
        {pines.map(([x, y, size]) => (
          <Pine key={x} x={x} y={y} size={size} />
        ))}
        <path fill="var(--ridge-4)" d="M0 628c220-38 420-34 640-14s420 22 600 2 240-26 360-18v102H0z" />
      </svg>
    </div>
  );
}
