import { useLingui } from "@lingui/react/macro";
import type { EditedArticle } from "@plaza/api-client/desk";
import { localeNames } from "@plaza/i18n";
import { halfLanguages, unfinishedLanguages } from "./article-work.ts";

/** Why the draft cannot be published yet; null: it can. */
export function useUnpublishable({ draft, defaultLanguage }: EditedArticle, isSaved: boolean): string | null {
  const { t } = useLingui();
  if (draft === null)
    return isSaved ? t`There is no draft. Change something, and save it.` : t`Save first what you have changed.`;
  if (!isSaved) return t`Save first what you have changed.`;
  const own = localeNames[defaultLanguage];
  if (unfinishedLanguages(draft).includes(defaultLanguage))
    return t`The title or the text in ${own} is missing, the store's own language.`;
  const half = halfLanguages(draft)
    .map((each) => localeNames[each])
    .join(", ");
  return half === "" ? null : t`A title without a text, or a text without a title: ${half}`;
}
