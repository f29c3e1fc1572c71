import {
  type Atlas,
  type ExtractOrigin,
  type ExtractResult,
  type ExtraPlace,
  toExtraPlace,
} from '@wayfare/atlas';
import type { ExtraPlaceRepo } from './extra-place.repo.ts';

interface ImportNeeds {
  places: ExtraPlaceRepo;
  atlas: Atlas;
  /** Told of each place that cannot be taken, with its line. */
  onProblem: (line: number, problem: string) => void;
}

/** Brings an operator's extract in: all its usable places, in the stead of what the same file brought before. */
export async function importExtract(
  { places, atlas, onProblem }: ImportNeeds,
  results: AsyncIterable<ExtractResult>,
  file: string,
  origin: ExtractOrigin,
) {
  let problems = 0;
  const report = (line: number, problem: string) => {
    problems += 1;
    onProblem(line, problem);
  };
  async function* usable(): AsyncGenerator<ExtraPlace> {
    for await (const result of results) {
      if ('problem' in result) {
        report(result.line, result.problem);
        continue;
      }
      const place = toExtraPlace(result.row, origin, atlas);
      if (place) yield place;
      else report(result.line, `"${result.row.name}" is far from any town`);
    }
  }
  const imported = await places.replaceSource(file, usable());
  return { imported, problems };
}
