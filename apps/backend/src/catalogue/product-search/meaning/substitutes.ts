import type { Corpus } from "./corpus.ts";
import type { Substitute } from "./lexicon.ts";
import type { Span } from "./spans.ts";

/** Only what is the same leads further, and not as far. */
const same = 0.9;
const further = 0.8;

/** What will do for a phrase, and what will do for that, if it is the same. */
export function substitutesOf({ vocabulary }: Corpus, { entries }: Span): readonly Substitute[] {
  const direct = entries.flatMap((entry) => [...entry.substitutes.values()]);
  const ofThose = direct
    .filter(({ strength }) => strength > same)
    .flatMap(({ pieces, strength }) =>
      [...(vocabulary.exactly(pieces)?.substitutes.values() ?? [])]
        .filter((each) => each.strength > same)
        .map((each) => ({ ...each, strength: each.strength * strength * further })),
    );
  return [...direct, ...ofThose];
}
