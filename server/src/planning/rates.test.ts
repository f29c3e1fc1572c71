import { endpoints } from '@wayfare/contracts/endpoints';
import { expect, test } from 'vitest';
import { standIn } from '../testing/stand-in.ts';
import { testServer } from '../testing/test-server.ts';

const quoted = [
  ['USD', '1.1702'],
  ['JPY', '163.55'],
  ['BGN', '1.9558'],
  ['CZK', '24.930'],
  ['DKK', '7.4603'],
  ['GBP', '0.8478'],
  ['HUF', '402.13'],
  ['PLN', '4.2465'],
  ['SEK', '10.89'],
  ['CHF', '0.9365'],
  ['ISK', '145.5'],
];

/** As the European Central Bank writes its list. */
const list = (on: string, rates = quoted) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube><Cube time='${on}'>
${rates.map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`).join('\n')}
</Cube></Cube></gesmes:Envelope>`;

async function ratesFrom(text: string) {
  const { url } = await standIn((_, response) => response.setHeader('content-type', 'text/xml').end(text));
  const server = await testServer({ env: { OUTSIDE: 'auto', RATES_URL: `${url}/eurofxref-daily.xml` } });
  const { json } = await server.browser().get('/api/exchange-rates');
  endpoints.exchangeRates.answer.parse(json);
  return json;
}

test('rates of the day take the place of those written down here, which stay where nobody quotes', async () => {
  const { asOf, source, unitsPerEuro } = await ratesFrom(list('2026-04-30'));
  expect({ asOf, source }).toEqual({ asOf: '2026-04-30', source: 'European Central Bank' });
  expect(unitsPerEuro).toMatchObject({ USD: 1.1702, JPY: 163.55, EUR: 1 });
  expect(unitsPerEuro['VND']).toBeGreaterThan(10_000);
});

for (const [what, text] of [
  ['are of last month', list('2026-03-20')],
  ['are no list', '<html><body>Moved</body></html>'],
  ['are hardly any', list('2026-04-30', quoted.slice(0, 2))],
  ['are not above nothing', list('2026-04-30', [...quoted.slice(0, 10), ['ISK', '0']])],
] as const) {
  test(`rates that ${what} are not taken`, async () => {
    const { source, unitsPerEuro } = await ratesFrom(text);
    expect(source).toBeNull();
    expect(unitsPerEuro['USD']).toBeGreaterThan(0.8);
  });
}
