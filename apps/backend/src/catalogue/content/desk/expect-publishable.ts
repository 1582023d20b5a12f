import { DomainError } from "../../../platform/http/domain-error.ts";
import { type Language, languages } from "../../../platform/store/language.ts";
import type { ArticleContents } from "../../../platform/store/schema/content.ts";
import type { ArticleCategory } from "./locked-category.ts";

/**
 * What readers see has a title and a text: in the store's own language, which stands in for those that are missing, and in
 * each other language that has either of them.
 *
 * @throws {DomainError} that names the field
 */
export function expectPublishable(
  { texts, isAnnouncement }: ArticleContents,
  { kind }: ArticleCategory,
  needed: Language,
): void {
  for (const language of languages) {
    const { title = "", body = "" } = texts[language] ?? {};
    if (language !== needed && title === "" && body === "") continue;
    if (title === "") throw new DomainError("articleTitleMissing", { field: `title_${language}` });
    if (body === "") throw new DomainError("articleBodyMissing", { field: `body_${language}` });
  }
  if (isAnnouncement && kind !== "news") throw new DomainError("articleTickerOfHelp", { field: "is_announcement" });
}
