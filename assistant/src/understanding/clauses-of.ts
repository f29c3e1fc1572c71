const verb =
  '(?:add|remove|skip|drop|move|swap|replace|make|start|stay|lock|unlock|put|change|cancel|delete|include|extend|shorten|call|rename|split|we|i|it|more|fewer|less|no|also|then)';

/** The single wishes of a message. */
export function clausesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s+|\s*;\s*|\n+/)
    .flatMap((sentence) =>
      sentence.split(
        new RegExp(`,?\\s+(?:and then|then|and also|and)\\s+(?=${verb}\\b)|,\\s+(?=${verb}\\b)`, 'i'),
      ),
    )
    .map((clause) =>
      clause
        .replace(/^(?:please|can you|could you|would you|ok(?:ay)?|hey|hi|and|also)[ ,]+/i, '')
        .replace(/[.!?]+$/, '')
        .trim(),
    )
    .filter((clause) => clause.length > 1);
}
