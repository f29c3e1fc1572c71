/**
 * Ways that are well known, written by hand from experience and timetables: `from > to minutes km`, door to door in
 * ordinary traffic, waits included. Places are the atlas's own; public transport and rail name no length.
 */
const drives = `
is-vik > is-vik/jokulsarlon-and-diamond-beach 150 192
is-vik > is-vik/skaftafell-and-svartifoss 105 140
is-reykjavik > is-reykjavik/blue-lagoon 45 48
is-reykjavik > is-reykjavik/thingvellir-national-park 45 47
is-reykjavik > is-reykjavik/gullfoss 100 117
is-reykjavik > is-vik 150 187
is-reykjavik > is-akureyri 285 388
is-akureyri > is-akureyri/husavik-whale-watching 60 76
ca-banff > ca-banff/lake-louise 45 58
ca-banff > ca-jasper 210 288
ca-vancouver > ca-vancouver/whistler 100 121
ca-toronto > ca-toronto/niagara-falls 90 128
ca-montreal > ca-quebec-city 170 255
ca-halifax > ca-halifax/lunenburg 70 100
ca-halifax > ca-halifax/peggys-cove 45 43
us-las-vegas > us-grand-canyon 265 450
us-las-vegas > us-springdale-ut 160 257
us-springdale-ut > us-springdale-ut/bryce-canyon-national-park 110 137
us-grand-canyon > us-sedona 130 185
us-san-francisco > us-yosemite-valley 240 315
us-san-francisco > us-monterey 125 190
us-los-angeles > us-san-diego 125 195
us-jackson-wy > us-west-yellowstone 165 209
us-seattle > us-portland 175 280
us-miami > us-key-west 215 260
us-savannah > us-charleston 120 174
us-denver > us-denver/boulder-and-the-flatirons 45 48
ie-dublin > ie-galway 140 208
ie-galway > ie-galway/cliffs-of-moher 85 75
ie-dublin > ie-dublin/glendalough 60 52
gb-inverness > gb-portree 155 180
gb-edinburgh > gb-inverness 200 252
gb-edinburgh > gb-edinburgh/st-andrews-cathedral-and-old-course 80 82
gb-windermere > gb-windermere/keswick-and-derwentwater 40 35
gb-london > gb-bath 150 185
gb-london > gb-london/stonehenge 115 142
no-oslo > no-bergen 420 463
no-bergen > no-bergen/naeroyfjord-and-flam 160 167
fi-rovaniemi > fi-helsinki 540 815
ch-zurich > ch-lucerne 50 52
ch-lucerne > ch-interlaken 65 68
ch-geneva > fr-chamonix 70 82
at-salzburg > at-salzburg/hallstatt 70 73
at-vienna > at-vienna/melk-abbey-and-the-wachau 65 85
de-munich > de-munich/neuschwanstein-castle 105 120
si-ljubljana > si-bled 42 55
hr-zagreb > hr-zagreb/plitvice-lakes-national-park 115 130
hr-split > hr-dubrovnik 185 230
me-kotor > hr-dubrovnik 115 92
ba-mostar > ba-sarajevo 130 128
it-florence > it-siena 75 78
it-florence > it-florence/san-gimignano 65 58
it-bari > it-matera 65 66
it-catania > it-taormina 50 53
it-palermo > it-catania 150 208
it-palermo > it-palermo/cefalu 60 70
it-bolzano > it-bolzano/lago-di-braies 90 98
it-sorrento > it-amalfi 60 32
fr-avignon > fr-marseille 70 100
fr-nice > fr-marseille 135 200
es-seville > es-granada 155 250
es-malaga > es-malaga/ronda 95 102
es-bilbao > es-san-sebastian 75 100
es-madrid > es-madrid/toledo 60 72
pt-lisbon > pt-lisbon/obidos 60 83
pt-lisbon > pt-lagos 175 300
pt-lisbon > pt-porto 185 313
gr-athens > gr-athens/delphi 150 182
gr-athens > gr-athens/cape-sounion-and-temple-of-poseidon 70 69
gr-athens > gr-athens/nafplio 105 140
gr-heraklion > gr-chania 125 142
gr-chania > gr-chania/elafonisi-beach 90 75
gr-rhodes > gr-rhodes/lindos-acropolis-and-village 55 50
ro-bucharest > ro-brasov 170 185
pl-krakow > pl-krakow/auschwitz-birkenau-memorial 75 68
tr-istanbul > tr-istanbul/bursa 125 155
tr-antalya > tr-antalya/side 70 76
ge-tbilisi > ge-tbilisi/gergeti-trinity-church-and-the-kazbegi-road 180 158
am-yerevan > am-yerevan/noravank 110 122
ma-marrakech > ma-ouarzazate 235 197
ma-marrakech > ma-essaouira 160 185
ma-fes > ma-chefchaouen 225 205
jo-amman > jo-wadi-musa 180 235
jo-wadi-musa > jo-wadi-musa/wadi-rum 105 110
za-cape-town > za-stellenbosch 45 50
za-cape-town > za-cape-town/hermanus 95 122
za-cape-town > za-cape-town/cape-point 80 70
eg-aswan > eg-aswan/abu-simbel 210 290
eg-cairo > eg-cairo/alexandria 165 220
om-muscat > om-muscat/nizwa-fort-and-souq 105 160
pe-cusco > pe-cusco/ollantaytambo 105 62
pe-cusco > pe-cusco/pisac-ruins-and-market 55 34
ar-el-calafate > ar-el-calafate/perito-moreno-glacier 75 79
ar-el-calafate > ar-el-calafate/el-chalten-and-mount-fitz-roy 155 214
ar-bariloche > ar-bariloche/villa-la-angostura-and-the-seven-lakes-road 75 82
cl-santiago > cl-valparaiso 90 116
th-chiang-mai > th-chiang-rai 190 188
th-phuket > th-krabi 150 165
vn-hanoi > vn-ninh-binh 95 95
vn-hanoi > vn-ha-long 145 155
vn-hanoi > vn-sa-pa 310 315
vn-da-nang > vn-hoi-an 45 30
vn-hue > vn-da-nang 120 100
lk-colombo > lk-kandy 180 118
lk-kandy > lk-kandy/sigiriya-rock-fortress 150 90
in-delhi > in-agra 210 235
in-agra > in-agra/fatehpur-sikri 60 38
in-kochi > in-kochi/munnar-tea-hills 240 128
in-udaipur > in-jodhpur 290 255
np-kathmandu > np-pokhara 420 205
kh-siem-reap > kh-phnom-penh 330 315
cn-beijing > cn-beijing/great-wall-at-mutianyu 90 75
au-cairns > au-cairns/port-douglas-four-mile-beach 65 67
au-sydney > au-melbourne 540 880
au-sydney > au-sydney/blue-mountains 95 104
au-hobart > au-hobart/port-arthur-historic-site 85 97
au-yulara > au-yulara/kings-canyon 190 305
nz-queenstown > nz-queenstown/milford-sound 225 288
nz-queenstown > nz-queenstown/wanaka 65 68
nz-auckland > nz-rotorua 165 230
nz-christchurch > nz-christchurch/akaroa 85 82
nz-christchurch > nz-queenstown 350 485`;

const rides = `
gb-london > gb-bath 110
gb-london > gb-edinburgh 295
fr-paris > fr-lyon 150
it-rome > it-florence 125
it-florence > it-pisa 85
es-madrid > es-barcelona 190
pt-lisbon > pt-porto 205
at-vienna > hu-budapest 190
ch-zurich > ch-interlaken 145
de-munich > de-nuremberg 95
jp-tokyo > jp-kyoto 165
jp-kyoto > jp-hiroshima 135
pe-cusco > pe-cusco/machu-picchu 260`;

const sailings = `
gr-fira > gr-heraklion 205
hr-split > hr-split/hvar-town 105
it-naples > it-naples/capri 95
uy-montevideo/colonia-del-sacramento > ar-buenos-aires 150
hk-hong-kong > mo-macau 115
gr-athens > gr-athens/hydra 180
fi-helsinki > ee-tallinn 195`;

const transit = `
gb-london/british-museum > gb-london/tower-of-london 28
fr-paris/louvre-museum > fr-paris/eiffel-tower 28
fr-paris/notre-dame-cathedral > fr-paris/sacre-coeur-basilica 32
fr-paris/eiffel-tower > fr-paris/sacre-coeur-basilica 40
fr-paris > fr-paris/palace-of-versailles 58
it-rome/colosseum > it-rome/vatican-museums-and-sistine-chapel 33
es-barcelona/sagrada-familia > es-barcelona/park-guell 28
es-barcelona/park-guell > es-barcelona/la-boqueria 35
de-berlin/brandenburg-gate > de-berlin/east-side-gallery 28
de-berlin > de-berlin/sanssouci-palace-and-park-potsdam 65
us-new-york/times-square > us-new-york/brooklyn-bridge 28
us-new-york/empire-state-building > us-new-york/metropolitan-museum-of-art 28
jp-tokyo/senso-ji > jp-tokyo/shibuya-crossing 40
jp-tokyo/senso-ji > jp-tokyo/meiji-jingu 45
jp-tokyo/shibuya-crossing > jp-tokyo/tokyo-national-museum 40
jp-tokyo/tsukiji-outer-market > jp-tokyo/senso-ji 28
jp-kyoto/fushimi-inari-taisha > jp-kyoto/kinkaku-ji 58
jp-kyoto/kinkaku-ji > jp-kyoto/kiyomizu-dera 50
jp-kyoto/gion > jp-kyoto/arashiyama-bamboo-grove 48
jp-kyoto/nijo-castle > jp-kyoto/kiyomizu-dera 33
at-vienna/schonbrunn-palace > at-vienna/st-stephens-cathedral 26
at-vienna/schonbrunn-palace > at-vienna/prater-and-giant-ferris-wheel 34
hu-budapest/szechenyi-thermal-bath > hu-budapest/buda-castle 36
cz-prague/prague-castle > cz-prague/old-town-square 20
us-san-francisco/golden-gate-bridge > us-san-francisco/chinatown 42
us-san-francisco/golden-gate-park > us-san-francisco/ferry-building-marketplace 40
sg-singapore/supertree-grove > sg-singapore/singapore-botanic-gardens 40
sg-singapore/supertree-grove > sg-singapore/singapore-zoo 75
hk-hong-kong/tian-tan-buddha > hk-hong-kong/tst-promenade 75
th-bangkok/grand-palace > th-bangkok/chatuchak-weekend-market 55
au-sydney/sydney-opera-house > au-sydney/bondi-beach 42
nl-amsterdam/rijksmuseum > nl-amsterdam/anne-frank-house 20
us-washington/lincoln-memorial > us-washington/us-capitol 30
cn-beijing/forbidden-city > cn-beijing/summer-palace 62
cn-beijing/temple-of-heaven > cn-beijing/lama-temple 35
us-chicago/art-institute-of-chicago > us-chicago/griffin-museum-of-science-and-industry 42
kr-seoul/gyeongbokgung-palace > kr-seoul/national-museum-of-korea 35
kr-seoul/gyeongbokgung-palace > kr-seoul/n-seoul-tower 38
pt-lisbon/praca-do-comercio > pt-lisbon/belem-tower 32
pt-lisbon/sao-jorge-castle > pt-lisbon/jeronimos-monastery 43
cn-shanghai/the-bund > cn-shanghai/shanghai-disneyland 68
cn-shanghai/the-bund > cn-shanghai/french-concession 28
es-madrid/prado-museum > es-madrid/royal-palace 22`;

const walks = `
fr-paris/louvre-museum > fr-paris/notre-dame-cathedral 20
it-rome/colosseum > it-rome/pantheon 22
gb-london/big-ben-and-the-houses-of-parliament > gb-london/buckingham-palace-and-changing-of-the-guard 18
tr-istanbul/hagia-sophia > tr-istanbul/grand-bazaar 14
cz-prague/charles-bridge > cz-prague/prague-castle 18
es-madrid/prado-museum > es-madrid/plaza-mayor 20`;

/** What nobody takes: no road, no rails, no bridge, no airline. */
const never = `
pe-cusco > pe-cusco/machu-picchu drive
pe-cusco > pe-cusco/machu-picchu bus
eg-luxor/luxor-temple > eg-luxor/valley-of-the-kings walk
cn-beijing > cn-beijing/great-wall-at-mutianyu rail
ge-tbilisi > ge-tbilisi/gergeti-trinity-church-and-the-kazbegi-road rail
ma-marrakech > ma-ouarzazate rail
ma-marrakech > ma-essaouira rail
ma-fes > ma-chefchaouen rail
ca-banff > ca-banff/lake-louise rail
th-chiang-mai > th-chiang-rai rail
lk-kandy > lk-kandy/sigiriya-rock-fortress rail
us-las-vegas > us-grand-canyon rail
nz-queenstown > nz-queenstown/milford-sound rail
hr-zagreb > hr-zagreb/plitvice-lakes-national-park rail
ba-mostar > hr-dubrovnik rail
gr-athens > gr-athens/delphi rail
tr-antalya > tr-goreme rail
kh-siem-reap > kh-phnom-penh rail
gr-fira > gr-heraklion flight
gr-naxos > gr-fira flight
gr-heraklion > gr-chania flight
is-vik > is-vik/jokulsarlon-and-diamond-beach flight
hr-split > hr-split/hvar-town flight
no-bergen > no-bergen/naeroyfjord-and-flam flight
it-naples > it-naples/capri flight
es-malaga > es-granada flight
pt-lisbon > pt-lagos flight
us-springdale-ut > us-las-vegas flight`;

/** A way with its known figures; 0 km where the length is not judged. */
export interface KnownWay {
  from: string;
  to: string;
  mode: string;
  minutes: number;
  kilometers: number;
}

const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.replace('> ', '').split(' '));

const ways = (mode: string, table: string): KnownWay[] =>
  rows(table).map(([from = '', to = '', minutes, kilometers]) => ({
    from,
    to,
    mode,
    minutes: Number(minutes),
    kilometers: Number(kilometers ?? 0),
  }));

export const knownWays: readonly KnownWay[] = [
  ...ways('drive', drives),
  ...ways('rail', rides),
  ...ways('ferry', sailings),
  ...ways('transit', transit),
  ...ways('walk', walks),
];

export const neverTaken: readonly Pick<KnownWay, 'from' | 'to' | 'mode'>[] = rows(never).map(
  ([from = '', to = '', mode = '']) => ({ from, to, mode }),
);
