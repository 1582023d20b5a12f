import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Query } from "../../../platform/http/query.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { agentName } from "../../../platform/store/agent-name.ts";
import { inEachLanguage, inLanguage, languages } from "../../../platform/store/language.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import {
  type ArticleContents,
  articleCategories,
  type ArticleKind,
  articles,
  articleVersions,
} from "../../../platform/store/schema/content.ts";
import { and, desc, eq, isNull } from "../../../platform/store/sql.ts";
import { flag } from "../../../platform/wire/scalars.ts";
import { instant } from "../../../platform/wire/time.ts";
import { contentsOfRow } from "../article-contents.ts";
import { articleState, articleStates } from "./article-state.ts";
import { articleSorts, countArticles, listArticles } from "./list-articles.ts";

const pageSize = 50;
const maxWordsLength = 50;

/** `articles/list`: of one kind, with how many there are in each state. `before` names what the page before ended with. */
export async function handleArticleList({ db, query, language, now }: AgentContext) {
  const filter = {
    kind: kindOf(query),
    categoryId: query.id("category_id"),
    words: query.text("words").slice(0, maxWordsLength),
  };
  const page = {
    state: articleStates.find((each) => each === query.text("state")) ?? null,
    sort: articleSorts.find((each) => each === query.text("sort")) ?? "newest",
    before: query.id("before"),
    size: pageSize,
  };
  const [rows, counts] = await Promise.all([listArticles(db, filter, page, now()), countArticles(db, filter, now())]);
  return {
    list: rows.slice(0, pageSize).map(({ category, ...article }) => ({
      id: article.id,
      title: inLanguage(article, "title", language),
      category: { id: category.id, name: inLanguage(category, "name", language) },
      is_category_shown: flag(article.isCategoryShown),
      state: article.state,
      has_draft: flag(article.hasDraft),
      is_announcement: flag(article.isAnnouncement),
      shown_from: instant(article.shownFrom),
      shown_until: instant(article.shownUntil),
      position: article.position,
      visits: article.visits,
      helped: article.helped,
      not_helped: article.notHelped,
      changed_at: instant(article.changedAt),
    })),
    more: flag(rows.length > pageSize),
    counts: Object.fromEntries(articleStates.map((state) => [state, counts[state] ?? 0])),
  };
}

/** `articles/detail`: what is being written, what readers find, and what they have found. */
export async function handleArticleDetail({ db, query, language, images, now, defaultLanguage }: AgentContext) {
  const id = requiredId(query, "id");
  const nameOf = (author: { nickname: string; translations: object } | null): string =>
    author === null ? "" : inLanguage(author, "nickname", language);
  const [[row], versions] = await Promise.all([
    db
      .select({ article: articles, category: articleCategories, author: agentName, state: articleState(now()) })
      .from(articles)
      .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
      .leftJoin(agents, eq(agents.id, articles.changedBy))
      .where(and(eq(articles.id, id), isNull(articles.deletedAt))),
    db
      .select({ version: articleVersions, author: agentName })
      .from(articleVersions)
      .leftJoin(agents, eq(agents.id, articleVersions.publishedBy))
      .where(eq(articleVersions.articleId, id))
      .orderBy(desc(articleVersions.version)),
  ]);
  if (row === undefined) throw new DomainError("articleGone", { notFound: true });
  const { article, category, author, state } = row;
  return {
    id,
    kind: category.kind,
    state,
    revision: article.revision,
    is_category_shown: flag(category.isShown),
    version: article.version,
    is_shown: flag(article.isShown),
    visits: article.visits,
    helped: article.helped,
    not_helped: article.notHelped,
    changed_by: nameOf(author),
    changed_at: instant(article.changedAt),
    default_language: await defaultLanguage(),
    draft: article.draft === null ? null : contentsWire(article.draft, images),
    published: article.version === 0 ? null : contentsWire(contentsOfRow(article), images),
    versions: versions.map(({ version, author: publisher }) => ({
      version: version.version,
      languages: languages.filter((each) => (version.contents.texts[each]?.title ?? "") !== ""),
      published_by: nameOf(publisher),
      published_at: instant(version.publishedAt),
    })),
  };
}

/** `articles/version`: what was published once. */
export async function handleArticleVersion({ db, query, images }: AgentContext) {
  const [row] = await db
    .select({ contents: articleVersions.contents })
    .from(articleVersions)
    .innerJoin(articles, eq(articles.id, articleVersions.articleId))
    .where(
      and(
        eq(articleVersions.articleId, requiredId(query, "id")),
        eq(articleVersions.version, query.integer("version") ?? 0),
        isNull(articles.deletedAt),
      ),
    );
  if (row === undefined) throw new DomainError("articleVersionUnknown", { notFound: true });
  return contentsWire(row.contents, images);
}

function contentsWire(contents: ArticleContents, images: AgentContext["images"]) {
  const { texts, image } = contents;
  return {
    category_id: contents.categoryId,
    title: inEachLanguage((language) => texts[language]?.title ?? ""),
    intro: inEachLanguage((language) => texts[language]?.intro ?? ""),
    body: inEachLanguage((language) => texts[language]?.body ?? ""),
    image: image === null ? "" : images.of(image),
    position: contents.position,
    shown_from: contents.shownFrom,
    shown_until: contents.shownUntil,
    is_announcement: flag(contents.isAnnouncement),
    ticker_from: contents.tickerFrom,
    ticker_until: contents.tickerUntil,
  };
}

/** News unless help is asked for. */
function kindOf(query: Query): ArticleKind {
  return query.text("kind") === "help" ? "help" : "news";
}
