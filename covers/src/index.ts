/* The door of the covers: a scene in, a picture out. They know nothing of the atlas. */
export { coverJpeg, coverPng } from './cover-png.ts';
export type { ClimateKind, CoverScene, CoverSeason } from './cover-scene.ts';
export { coverSvg } from './cover-svg.ts';
export { type SightKind, sightKinds, type SightScene } from './sight-scene.ts';
export { sightSvg } from './sight-svg.ts';
export { worshipOf } from './worship-of.ts';
export { pictureFault, type ResizedPicture, resizePicture } from './resize-picture.ts';
export { pictureSize } from './picture-size.ts';
export { silhouetteOf } from './landmark-of.ts';
export { type DressedLogo, dressLogo, logoFault } from './dress-logo.ts';
export { type ShareCaption, sharePng, shareSize } from './share-png.ts';
