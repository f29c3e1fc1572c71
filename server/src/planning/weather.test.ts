import { endpoints } from '@wayfare/contracts/endpoints';
import { expect, test } from 'vitest';
import { json, standIn, type StandInAnswer } from '../testing/stand-in.ts';
import { testServer } from '../testing/test-server.ts';

/** As Open-Meteo answers: a list for each thing asked for, by day. */
const forecast = {
  latitude: 35.7,
  longitude: 139.6875,
  generationtime_ms: 0.2,
  utc_offset_seconds: 32_400,
  timezone: 'Asia/Tokyo',
  daily_units: { time: 'iso8601', temperature_2m_max: '°C' },
  daily: {
    time: ['2026-05-01', '2026-05-02', '2026-05-03'],
    weather_code: [0, 63, null],
    temperature_2m_max: [21.6, 17.2, null],
    temperature_2m_min: [12.4, 11.1, null],
    precipitation_sum: [0, 14.3, null],
    precipitation_probability_max: [3, 88, null],
  },
};

async function siteWith(answer: StandInAnswer, env: Record<string, string> = {}) {
  const { url, asked, close } = await standIn(answer);
  const server = await testServer({ env: { OUTSIDE: 'auto', WEATHER_URL: url, ...env } });
  const tokyo = () => server.browser().get('/api/forecast?latitude=35.6764&longitude=139.65');
  return { server, tokyo, asked, close };
}

test('the forecast is told day by day, and asked for to ten kilometres only', async () => {
  const { tokyo, asked } = await siteWith(json(forecast));
  const { json: answer } = await tokyo();
  endpoints.forecast.answer.parse(answer);
  expect(answer).toEqual({
    days: [
      { on: '2026-05-01', sky: 'sun', highCelsius: 22, lowCelsius: 12, rainPercent: 3, rainMillimetres: 0 },
      {
        on: '2026-05-02',
        sky: 'rain',
        highCelsius: 17,
        lowCelsius: 11,
        rainPercent: 88,
        rainMillimetres: 14.3,
      },
    ],
    at: expect.any(String),
    credit: { text: 'Open-Meteo', url: 'https://open-meteo.com/' },
  });
  await tokyo();
  expect(asked).toHaveLength(1);
  const query = new URL(asked[0]!.path, 'http://x').searchParams;
  expect([query.get('latitude'), query.get('longitude')]).toEqual(['35.7', '139.7']);
  expect(query.get('timezone')).toBe('auto');
});

for (const [what, answer] of [
  ['nonsense', json({ daily: { time: 'tomorrow' } })],
  ['a refusal', ((_, response) => response.writeHead(400).end('{"error":true}')) satisfies StandInAnswer],
] as const) {
  test(`after ${what} there is no forecast, and no error`, async () => {
    const { tokyo } = await siteWith(answer);
    const { status, json: told } = await tokyo();
    expect(status).toBe(200);
    expect(told).toEqual({ days: [], at: null, credit: null });
  });
}

test('a forecast of yesterday is none', async () => {
  const { tokyo, close, server } = await siteWith(json(forecast));
  await tokyo();
  await close();
  server.clock.forward(6 * 3_600_000);
  expect((await tokyo()).json.days).toHaveLength(2);
  server.clock.forward(24 * 3_600_000);
  expect((await tokyo()).json.days).toEqual([]);
});

test('with OUTSIDE=off nobody is asked for the weather', async () => {
  const { tokyo, asked } = await siteWith(json(forecast), { OUTSIDE: 'off' });
  expect((await tokyo()).json.days).toEqual([]);
  expect(asked).toEqual([]);
});
