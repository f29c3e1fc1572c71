import type { Landmark } from './landmark.ts';
import { asianLandmarks } from './landmarks-asia.ts';
import { europeanLandmarks } from './landmarks-europe.ts';
import { worldLandmarks } from './landmarks-world.ts';

const landmarks: Readonly<Record<string, Landmark>> = {
  ...europeanLandmarks,
  ...asianLandmarks,
  ...worldLandmarks,
};

/** Which city shows which landmark, by catalogue id. */
const byCity: Readonly<Record<string, string>> = Object.fromEntries(
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
  sugarPalace:mx-mexico-city empireState:us-chicago`
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split(':').reverse() as [string, string]),
);

/** The landmark of a city, or the one named; undefined where there is none. */
export function landmarkOf(id: string, name?: string): Landmark | undefined {
  if (name === '') return undefined;
  return landmarks[name ?? byCity[id] ?? ''];
}

/** Every landmark's name. */
export const landmarkNames: readonly string[] = Object.keys(landmarks);
