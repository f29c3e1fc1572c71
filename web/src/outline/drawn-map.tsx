import { readerLocale } from '../ui/page-data.ts';
import type { TripSheet } from './outline.queries.ts';

type Drawn = NonNullable<TripSheet['overview']>;

/** How far from its point a name begins, as the server lays names out. */
const besidePoint = 13;

const colourOf = (day: number | null) =>
  day === null ? 'var(--map-way)' : `var(--day-${((day - 1) % 8) + 1})`;

/** A round length that is about a fifth of the map, and how long that is on it. */
function scaleBar({ width, metersPerUnit }: Drawn) {
  const meters = (width / 5) * metersPerUnit;
  const power = 10 ** Math.floor(Math.log10(meters));
  const round = [5, 2, 1].map((step) => step * power).find((step) => step <= meters) ?? power;
  const words = new Intl.NumberFormat(readerLocale(), {
    style: 'unit',
    unit: round >= 1000 ? 'kilometer' : 'meter',
  }).format(round >= 1000 ? round / 1000 : round);
  return { units: round / metersPerUnit, words };
}

function Point({ point, size }: { point: Drawn['points'][number]; size: number }) {
  const { x, y, label, day } = point;
  if (label === '') {
    return (
      <circle
        cx={x}
        cy={y}
        r={size * 0.5}
        fill="var(--map-land)"
        stroke={colourOf(day)}
        strokeWidth={size * 0.2}
      />
    );
  }
  const half = Math.max(size, label.length * size * 0.36 + size * 0.45);
  return (
    <g style={{ transform: `translate(${x}px, ${y}px) scale(var(--map-marks, 1))` }}>
      <rect
        x={-half}
        y={-size}
        width={2 * half}
        height={2 * size}
        rx={size}
        fill={day === null ? 'var(--ink)' : colourOf(day)}
        stroke="var(--map-land)"
        strokeWidth={size * 0.18}
      />
      <text
        y={size * 0.4}
        textAnchor="middle"
        fontSize={size * 1.1}
        fontWeight={650}
        fill={day === null ? 'var(--paper)' : 'var(--map-on-day)'}
      >
        {label}
      </text>
    </g>
  );
}

interface DrawnMapProps {
  map: Drawn;
  /** What the map shows, for those who do not see it. */
  label: string;
  className?: string;
  /** Half the height of a point, in units of the map. */
  pointSize?: number;
}

/** A map made of shapes: drawn at once, in the colours of the theme, and as sharp on paper as on the screen. */
export function DrawnMap({ map, label, className = '', pointSize = 10 }: DrawnMapProps) {
  const { width, height, land, lines, routes, points, names } = map;
  const bar = scaleBar(map);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={`drawn-map block w-full rounded-card border border-line ${className}`}
    >
      <rect width={width} height={height} fill="var(--map-water)" />
      <path d={land} fill="var(--map-land)" />
      <path d={lines} fill="none" stroke="var(--map-line)" strokeWidth={0.9} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {routes.map(({ d, day, dashed }, index) => (
          <path
            // Routes have no name of their own and never change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            d={d}
            stroke={colourOf(day)}
            strokeWidth={pointSize * (day === null ? 0.18 : 0.26)}
            strokeDasharray={dashed ? `${pointSize * 0.5} ${pointSize * 0.5}` : undefined}
          />
        ))}
      </g>
      <g
        fontSize={12.5}
        fontWeight={600}
        fill="var(--ink)"
        stroke="var(--map-land)"
        strokeWidth={3.5}
        paintOrder="stroke"
      >
        {names.map(({ x, y, anchor, text }) => {
          const beside = anchor === 'start' ? besidePoint : -besidePoint;
          return (
            <text
              key={`${x} ${y}`}
              x={beside}
              y={4.5}
              textAnchor={anchor}
              strokeLinejoin="round"
              style={{ transform: `translate(${x - beside}px, ${y}px) scale(var(--map-marks, 1))` }}
            >
              {text}
            </text>
          );
        })}
      </g>
      {points.map((point) => (
        <Point key={`${point.x} ${point.y} ${point.day}`} point={point} size={pointSize} />
      ))}
      <g transform={`translate(14 ${height - 14})`} fill="var(--muted)">
        <path d={`M0 0H${bar.units}`} stroke="var(--muted)" strokeWidth={pointSize * 0.15} />
        <text y={-pointSize * 0.5} fontSize={pointSize}>
          {bar.words}
        </text>
      </g>
    </svg>
  );
}
