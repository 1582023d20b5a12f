// How well the demo's searches are answered, judged by hand, beside two plain engines over the same documents.

import { parseArgs } from "node:util";
import { openTestBackend } from "../src/test-support/open-test-backend.ts";
import { articleKeys } from "./relevance/article-keys.ts";
import { demoDocuments } from "./relevance/demo-documents.ts";
import { type JudgedQuery, judgedSets, readJudged } from "./relevance/judged-queries.ts";
import { figuresOf, type Measured, measured } from "./relevance/measures.ts";
import { mutations } from "./relevance/mutations.ts";
import { miniSearch, plainBm25 } from "./relevance/rivals.ts";
import { searchArticles } from "./relevance/search-articles.ts";
import { printEach, printFigures, printGroups } from "./relevance/tables.ts";

const most = 1000;
const seed = 43;

const { values, positionals } = parseArgs({
  options: { mutated: { type: "boolean", default: false }, each: { type: "boolean", default: false } },
  allowPositionals: true,
});
const sets = judgedSets.filter((set) => positionals.length === 0 || positionals.includes(set));

const backend = await openTestBackend();
try {
  const keys = await articleKeys(backend.db);
  const search = (text: string, { lang }: JudgedQuery) => searchArticles(backend.url, keys, text, lang);
  if (values.mutated) await measureMutated(search);
  else await measureSets(keys, search);
} finally {
  await backend.close();
}

type Search = (text: string, query: JudgedQuery) => Promise<readonly string[]>;

async function measureSets(keys: ReadonlyMap<number, string>, search: Search): Promise<void> {
  const documents = await demoDocuments(backend.db);
  const rivals = [
    ["MiniSearch", miniSearch(documents)],
    ["BM25", plainBm25(documents)],
  ] as const;
  for (const set of sets) {
    const queries = readJudged(set);
    const ours: Measured[] = [];
    for (const query of queries) {
      const found = await search(query.q, query);
      const one = measured(query, found);
      ours.push(one);
      if (values.each) printEach(one, found);
    }
    const theirs = rivals.map(([name, find]) => {
      const answers = queries.map((query) => {
        const found = find(query.q).map((id) => keys.get(id) ?? "");
        return measured(query, [...new Set(found)]);
      });
      return [name, figuresOf(answers)] as const;
    });
    printFigures(set, [["Plaza", figuresOf(ours)], ...theirs]);
    printGroups(ours, "lang");
    printGroups(ours, "kind");
  }
}

/** What is found of queries with a mistake in them, beside what is found of the same ones without. */
async function measureMutated(search: Search): Promise<void> {
  const queries = sets.flatMap((set) => readJudged(set));
  const clean: Measured[] = [];
  const mistaken: (Measured & { readonly mistake: string })[] = [];
  for (const { query, text, kind } of mutations(queries, most, seed)) {
    const found = await search(text, query);
    clean.push(measured(query, await search(query.q, query)));
    mistaken.push({ ...measured(query, found), mistake: kind });
    const [one, other] = [clean.at(-1), mistaken.at(-1)];
    if (values.each && (other?.recall ?? 0) < (one?.recall ?? 0))
      console.log(`${kind}  ${query.q}  ${text}  (${found.length})`);
  }
  printFigures(`${mistaken.length} mutated`, [
    ["clean", figuresOf(clean)],
    ["mutated", figuresOf(mistaken)],
  ]);
  printGroups(mistaken, "lang");
  for (const [mistake, some] of Map.groupBy(mistaken, (each) => each.mistake))
    printFigures(mistake, [["", figuresOf(some)]]);
  const share = (figuresOf(mistaken).recall ?? 0) / (figuresOf(clean).recall ?? 1);
  console.log(`\nrecall of the mutated: ${(share * 100).toFixed(1)} % of the clean`);
}
