import { expect, test } from "vitest";
import { articleKeys } from "../../../bench/relevance/article-keys.ts";
import { judgedSets, readJudged } from "../../../bench/relevance/judged-queries.ts";
import { figuresOf, type Measured, measured } from "../../../bench/relevance/measures.ts";
import { mutations } from "../../../bench/relevance/mutations.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { searchArticles } from "../../../bench/relevance/search-articles.ts";

/** As they were measured last; who makes them better writes it here. */
const ndcg = { given: 0.893, "own-a": 0.836, "own-b": 0.834 } as const;
const maxLost = 0.01;
/** Of the searches for what is not sold, the share that finds nothing. */
const minNothing = 0.9;
/** Of what the same searches find without their mistake. */
const minMistyped = 0.95;

onEachStore("relevance", (backend) => {
  test.each(judgedSets)("the demo's searches of the set %s are answered no worse than they were", async (set) => {
    const keys = await articleKeys(backend.db);
    const answers = [];
    for (const query of readJudged(set))
      answers.push(measured(query, await searchArticles(backend.url, keys, query.q, query.lang)));
    const { ndcg: reached, nullRight } = figuresOf(answers);
    expect(reached).toBeGreaterThan(ndcg[set] - maxLost);
    expect(nullRight).toBeGreaterThanOrEqual(minNothing);
  });

  test("searches with a mistake find nearly all that they find without it", async () => {
    const keys = await articleKeys(backend.db);
    const [clean, mistyped] = [new Array<Measured>(), new Array<Measured>()];
    for (const { query, text } of mutations(readJudged("given"), 150, 43)) {
      clean.push(measured(query, await searchArticles(backend.url, keys, query.q, query.lang)));
      mistyped.push(measured(query, await searchArticles(backend.url, keys, text, query.lang)));
    }
    expect((figuresOf(mistyped).recall ?? 0) / (figuresOf(clean).recall ?? 1)).toBeGreaterThan(minMistyped);
  });
});
