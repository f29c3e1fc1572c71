import type { Landmark } from './landmark.ts';
import { asianLandmarks } from './landmarks-asia.ts';
import { europeanLandmarks } from './landmarks-europe.ts';
import { worldLandmarks } from './landmarks-world.ts';

const landmarks: Readonly<Record<string, Landmark>> = {
  ...europeanLandmarks,
  ...asianLandmarks,
  ...worldLandmarks,
};

/** Reads `landmark:id` pairs into landmarks by id. */
const byId = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pairs
      .trim()
      .split(/\s+/)
      .map((entry) => entry.split(':').reverse() as [string, string]),
  );

/** Which city shows which landmark, by catalogue id. */
const byCity = byId(
  `eiffel:fr-paris bigBen:gb-london colosseum:it-rome sagrada:es-barcelona brandenburg:de-berlin basil:ru-moscow
  windmill:nl-amsterdam windmill:nl-rotterdam hallgrim:is-reykjavik parthenon:gr-athens hagia:tr-istanbul campanile:it-venice
  pisa:it-pisa duomo:it-florence edinburgh:gb-edinburgh belem:pt-lisbon parliament:hu-budapest matterhorn:ch-zermatt
  atomium:be-brussels charlesBridge:cz-prague torii:jp-hiroshima torii:jp-miyajima fuji:jp-hakone fuji:jp-fujikawaguchiko pagoda:jp-kyoto pagoda:jp-nara castle:jp-osaka
  castle:jp-himeji castle:jp-nagoya tokyoTower:jp-tokyo petronas:my-kuala-lumpur burj:ae-dubai taj:in-agra watArun:th-bangkok
  angkor:kh-siem-reap heaven:cn-beijing pearlTower:cn-shanghai taipei:tw-taipei marinaBay:sg-singapore seoulTower:kr-seoul
  shwedagon:mm-yangon pyramids:eg-cairo pyramids:eg-giza potala:cn-lhasa domeOfRock:il-jerusalem domeOfRock:ps-jerusalem
  liberty:us-new-york liberty:us-new-york-city goldenGate:us-san-francisco christ:br-rio-de-janeiro operaHouse:au-sydney
  tableMountain:za-cape-town machuPicchu:pe-machu-picchu machuPicchu:pe-aguas-calientes
  kukulkan:mx-chichen-itza kukulkan:mx-merida kukulkan:mx-valladolid spaceNeedle:us-seattle cnTower:ca-toronto
  capitol:us-washington capitol:us-washington-dc capitol:cu-havana gatewayArch:us-st-louis moai:cl-easter-island moai:cl-hanga-roa
  sugarPalace:mx-mexico-city empireState:us-chicago`,
);

/** Sights that are themselves a landmark, by catalogue id. */
const bySight = byId(
  `eiffel:fr-paris/eiffel-tower bigBen:gb-london/big-ben-and-the-houses-of-parliament towerBridge:gb-london/tower-bridge
  colosseum:it-rome/colosseum sagrada:es-barcelona/sagrada-familia brandenburg:de-berlin/brandenburg-gate
  hallgrim:is-reykjavik/hallgrimskirkja parthenon:gr-athens/acropolis-and-parthenon hagia:tr-istanbul/hagia-sophia
  campanile:it-venice/st-marks-campanile pisa:it-pisa/leaning-tower duomo:it-florence/florence-cathedral
  edinburgh:gb-edinburgh/edinburgh-castle belem:pt-lisbon/belem-tower parliament:hu-budapest/hungarian-parliament-building
  atomium:be-brussels/atomium tokyoTower:jp-tokyo/tokyo-tower petronas:my-kuala-lumpur/petronas-twin-towers
  burj:ae-dubai/burj-khalifa taj:in-agra/taj-mahal watArun:th-bangkok/wat-arun angkor:kh-siem-reap/angkor-wat
  heaven:cn-beijing/temple-of-heaven pearlTower:cn-shanghai/oriental-pearl-tower taipei:tw-taipei/taipei-101
  marinaBay:sg-singapore/marina-bay-sands-skypark seoulTower:kr-seoul/n-seoul-tower pyramids:eg-cairo/pyramids-of-giza
  domeOfRock:il-jerusalem/temple-mount-and-dome-of-the-rock liberty:us-new-york/statue-of-liberty
  goldenGate:us-san-francisco/golden-gate-bridge christ:br-rio-de-janeiro/christ-the-redeemer
  operaHouse:au-sydney/sydney-opera-house tableMountain:za-cape-town/table-mountain-aerial-cableway
  kukulkan:mx-merida/chichen-itza-from-merida spaceNeedle:us-seattle/space-needle cnTower:ca-toronto/cn-tower
  capitol:us-washington/us-capitol sugarPalace:mx-mexico-city/palace-of-fine-arts
  empireState:us-new-york/empire-state-building torii:jp-hiroshima/itsukushima-shrine`,
);

/** The landmark of a city, or the one named; undefined where there is none. */
export function landmarkOf(id: string, name?: string): Landmark | undefined {
  if (name === '') return undefined;
  return landmarks[name ?? byCity[id] ?? ''];
}

/** The silhouette of a sight that is itself a landmark; undefined for any other. */
export const silhouetteOf = (sightId: string): Landmark | undefined => landmarks[bySight[sightId] ?? ''];

/** Every landmark's name. */
export const landmarkNames: readonly string[] = Object.keys(landmarks);
