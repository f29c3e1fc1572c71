export { emptyDocument } from '../trips/empty-document.ts';
