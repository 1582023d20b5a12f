import { numberWords } from "./search/vocabulary.ts";
import type { Executor } from "../../platform/store/database.ts";
import { languages } from "../../platform/store/language.ts";
import { articles, articleWords } from "../../platform/store/schema/content.ts";
import { and, asc, eq, isNull, ne, or, type SQL, sql } from "../../platform/store/sql.ts";
import { documentWords } from "./search/tokenize.ts";
import type { Job } from "../../platform/domain/job.ts";
import { Parser } from "htmlparser2";

/** Articles that were written by hand, in the database; calls of the desk index theirs in the same transaction. */
export const indexArticles = {
  name: "index changed articles",
  everyMilliseconds: 60 * 1000,
  run: ({ db }) => indexChangedArticles(db),
} satisfies Job;

/** So many at once, however many were written together. */
const maxAtOnce = 500;

const digest = sql<string>`md5(concat_ws(' ', ${articles.title}, ${articles.intro}, ${articles.body}, ${articles.translations}))`;

/**
 * Makes articles findable by their present texts in all languages: those whose texts are others than were read last.
 *
 * @returns how many there were
 */
export function indexChangedArticles(db: Executor): Promise<number> {
  return indexAmong(db, undefined);
}

/** The same for one of them. */
export async function indexArticle(tx: Executor, id: number): Promise<void> {
  await indexAmong(tx, eq(articles.id, id));
}

async function indexAmong(db: Executor, among: SQL | undefined): Promise<number> {
  const changed = await db
    .select({ article: articles, digest })
    .from(articles)
    .leftJoin(articleWords, eq(articleWords.articleId, articles.id))
    .where(and(among, or(isNull(articleWords.digest), ne(articleWords.digest, digest))))
    .orderBy(asc(articles.id))
    .limit(maxAtOnce);
  if (changed.length === 0) return 0;
  const documents = changed.map(({ article, digest: read }) => {
    const versions = [article, ...languages.map((language) => article.translations[language] ?? {})];
    const title = versions.map((version) => version.title ?? "").join("\n");
    const rest = versions.map((version) => `${version.intro ?? ""}\n${textOfHtml(version.body ?? "")}`);
    return {
      id: article.id,
      digest: read,
      title: documentWords(title),
      all: documentWords([title, ...rest].join("\n")),
    };
  });
  const numbers = await numberWords(
    db,
    documents.flatMap(({ all }) => [...all]),
  );
  const numbered = (words: ReadonlySet<string>): number[] => [...words].flatMap((word) => numbers.get(word) ?? []);
  await db
    .insert(articleWords)
    .values(
      documents.map((document) => ({
        articleId: document.id,
        digest: document.digest,
        titleWords: numbered(document.title),
        allWords: numbered(document.all),
      })),
    )
    .onConflictDoUpdate({
      target: articleWords.articleId,
      set: {
        digest: sql`excluded.digest`,
        titleWords: sql`excluded.title_words`,
        allWords: sql`excluded.all_words`,
      },
    });
  return changed.length;
}

/** The words of an article's HTML, those of neighbouring elements apart. */
export function textOfHtml(html: string): string {
  const parts: string[] = [];
  const parser = new Parser({
    ontext: (text) => void parts.push(text),
    onopentagname: () => void parts.push(" "),
    onclosetag: () => void parts.push(" "),
  });
  parser.end(html);
  return parts.join("");
}
