import { lngLatOf, type MapContents } from './map-contents.ts';
import { ontoSheet, sheetSize as size } from './onto-sheet.ts';

const colourOf = (colour: number) => (colour > 0 ? `var(--day-${colour})` : 'var(--ink)');

/** The trip as a plain drawing, for browsers that cannot show the map. */
export function MapSketch({ contents, message }: { contents: MapContents; message: string }) {
  const place = ontoSheet(contents);
  const names = contents.points.filter(({ kind }) => kind === 'stop');
  return (
    <div className="absolute inset-0 grid grid-rows-[minmax(0,1fr)_auto] bg-sunken p-4">
      {contents.points.length > 0 ? (
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={`Sketch of the route: ${names.map(({ name }) => name).join(', ') || 'the places of this trip'}`}
          className="size-full"
        >
          {contents.routes.map(({ id, line, colour, dayId, track }) => (
            <polyline
              key={id}
              points={line.map((at) => place(at).join(',')).join(' ')}
              fill="none"
              stroke={colourOf(colour)}
              strokeWidth={2}
              strokeDasharray={dayId === null && track === undefined ? '2 5' : undefined}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
          {contents.points.map(({ id, kind, place: at, colour }) => {
            const [x, y] = place(lngLatOf(at));
            return <circle key={id} cx={x} cy={y} r={kind === 'stop' ? 6 : 3.5} fill={colourOf(colour)} />;
          })}
          {names.map(({ id, name, place: at }) => {
            const [x, y] = place(lngLatOf(at));
            return (
              <text
                key={id}
                x={x > size / 2 ? x - 10 : x + 10}
                y={y + 4}
                textAnchor={x > size / 2 ? 'end' : 'start'}
                fontSize={13}
                fontWeight={600}
                fill="var(--ink)"
              >
                {name}
              </text>
            );
          })}
        </svg>
      ) : (
        <span />
      )}
      <p className="text-small text-muted">{message}</p>
    </div>
  );
}
