import type { Atlas } from '@wayfare/atlas';
import type { Answer, Body } from '@wayfare/contracts/endpoints';
import { readFile } from './read-file.ts';
import { checkFile } from './refuse-file.ts';
import { toDocument } from './to-document.ts';

/** Reads a file and makes the trip of it. */
export function importFile(
  atlas: Atlas,
  { content, fileName }: Body<'previewImport'>,
): Answer<'previewImport'> {
  checkFile(content);
  const file = readFile(content);
  const { format, notices } = file;
  if (file.document) return { format, notices, document: file.document, places: [] };
  return { format, notices, ...toDocument(atlas, file, fileName) };
}
