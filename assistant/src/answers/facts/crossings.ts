/** Bridges and tunnels over or under water that join two countries: which two, and what is to be known of it. */
export const crossings: readonly (readonly [string, string, string])[] = [
  [
    'gb',
    'fr',
    'The Channel Tunnel runs under the sea: Eurostar trains go through it, and cars ride the LeShuttle train between Folkestone and Calais; ferries sail from Dover.',
  ],
  ['gb', 'be', 'Eurostar trains go to Brussels under the sea, through the Channel Tunnel.'],
  [
    'gb',
    'nl',
    'Eurostar trains go to Amsterdam under the sea, through the Channel Tunnel; ferries sail by night too.',
  ],
  [
    'dk',
    'se',
    'The Øresund Bridge joins Copenhagen and Malmö: cars pay a toll, and trains cross it too; ferries sail from Helsingør to Helsingborg.',
  ],
  ['sa', 'bh', 'The King Fahd Causeway joins Saudi Arabia and Bahrain by road.'],
  [
    'sg',
    'my',
    'A causeway joins Singapore and Johor Bahru, and a second bridge lies further west; both are for cars and buses.',
  ],
  ['hk', 'mo', 'A bridge and tunnel join Hong Kong and Macau, with a shuttle bus; ferries take an hour.'],
  [
    'th',
    'la',
    'The Friendship Bridges cross the Mekong, among them the one near Nong Khai to Vientiane, by road and rail.',
  ],
  ['zm', 'zw', 'The Victoria Falls Bridge joins Zambia and Zimbabwe by road, rail and on foot.'],
  [
    'es',
    'pt',
    'Bridges cross the Guadiana and the Minho, among them the one between Ayamonte and Vila Real de Santo António.',
  ],
  [
    'de',
    'dk',
    'By land one drives or takes the train over Flensburg; a tunnel under the Fehmarn Belt is being built, and until then ferries sail from Puttgarden to Rødby.',
  ],
];
