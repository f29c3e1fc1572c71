/**
 * Mountains that no road crosses but by the passes among the fixed links, as lines of latitude and longitude pairs.
 * Elsewhere towns stand so close that the roads between them find the way by themselves.
 */
export const crests: readonly { name: string; line: readonly number[] }[] = [
  {
    name: 'Southern Alps and the Livingstone Mountains',
    line: [
      -41.95, 172.75, -42.4, 172.4, -42.9, 171.57, -43.2, 170.9, -43.6, 170.14, -44.1, 169.36, -44.35, 168.75,
      -44.5, 168.2, -44.75, 168.2, -44.95, 168.25, -45.2, 168.33,
    ],
  },
  { name: 'Darran Mountains', line: [-44.5, 168.2, -44.2, 167.9] },
];
