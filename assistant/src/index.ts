export { readRequest } from './understanding/read-request.ts';
export type { Reading, ReadingContext } from './understanding/read-request.ts';
export { readCuisines, readHouseRule, readRoomType } from './understanding/read-wishes.ts';
