import { useLingui } from "@lingui/react/macro";
import type { ArticleKind, ArticleSort, ArticleState } from "@plaza/api-client/desk";
import { Tag, type TagProps } from "@plaza/ui-kit/tag";
import type { ReactElement } from "react";

export function useArticleStateNames(): Readonly<Record<ArticleState, string>> {
  const { t } = useLingui();
  return {
    draft: t({ message: "Draft", context: "article" }),
    scheduled: t({ message: "Scheduled", context: "article" }),
    shown: t({ message: "Shown", context: "article" }),
    over: t({ message: "Over", context: "article" }),
    hidden: t({ message: "Hidden", context: "article" }),
  };
}

export function useArticleKindNames(): Readonly<Record<ArticleKind, string>> {
  const { t } = useLingui();
  return { news: t({ message: "News", context: "articles" }), help: t`Help` };
}

export function useArticleSortNames(): Readonly<Record<ArticleSort, string>> {
  const { t } = useLingui();
  return {
    newest: t({ message: "Newest first", context: "articles" }),
    readers: t({ message: "As readers have them", context: "articles" }),
    not_helped: t({ message: "Helped least first", context: "articles" }),
  };
}

const looks: Readonly<Record<ArticleState, TagProps["kind"]>> = {
  draft: "info",
  scheduled: "warning",
  shown: "success",
  over: "neutral",
  hidden: "neutral",
};

export function ArticleStateTag({ state }: { readonly state: ArticleState }): ReactElement {
  return <Tag kind={looks[state]}>{useArticleStateNames()[state]}</Tag>;
}
