import type { VocabularyLanguage } from "./vocabulary-language.ts";

/**
 * - `same`: each word means the others.
 * - `asked`, `shown`: who asks for one of the first is shown the second, too; not the other way round.
 */
type Synonyms =
  | { readonly same: readonly string[] }
  | { readonly asked: readonly string[]; readonly shown: readonly string[] };

export type SynonymGroup = Synonyms & { readonly locale: VocabularyLanguage };

/** What one file of `synonyms/` holds. English words are in the singular; Chinese ones in simplified characters. */
export type AreaSynonyms = Readonly<Record<VocabularyLanguage, readonly Synonyms[]>>;
