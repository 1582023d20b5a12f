import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { type ReactElement, useState } from "react";
import { articlesRoute } from "../routes.ts";
import { ListTabs } from "../shared/list-tabs.tsx";
import { page, panel } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { ArticleList } from "./article-list.tsx";
import { useArticleKindNames } from "./article-words.tsx";
import { articleLists } from "./articles-search.ts";
import { CategoryDialog } from "./category-dialog.tsx";
import { CategoryList } from "./category-list.tsx";
import { NewArticleDialog } from "./new-article-dialog.tsx";

/** News, help and the ticker, and the categories that they stand in. */
export function ArticlesPage(): ReactElement {
  const { t } = useLingui();
  const { list = articleLists[0] } = articlesRoute.useSearch();
  const [dialog, setDialog] = useState<"article" | "category" | null>(null);
  const close = (): void => setDialog(null);
  const names = { ...useArticleKindNames(), categories: t({ message: "Topics", context: "articles" }) };
  return (
    <div className={page}>
      <PageHead title={t`Articles`}>
        {list === "categories" ? (
          <Button kind="primary" onClick={() => setDialog("category")}>
            <Trans context="articles">New topic</Trans>
          </Button>
        ) : (
          <Button kind="primary" onClick={() => setDialog("article")}>
            <Trans>New article</Trans>
          </Button>
        )}
      </PageHead>
      <ListTabs
        label={t`Kinds of articles`}
        usual={articleLists[0]}
        current={list}
        tabs={articleLists.map((each) => ({ list: each, label: names[each] }))}
      />
      <div className={panel}>{list === "categories" ? <CategoryList /> : <ArticleList key={list} kind={list} />}</div>
      {dialog === "article" && list !== "categories" && <NewArticleDialog kind={list} onClose={close} />}
      {dialog === "category" && <CategoryDialog category={null} onClose={close} />}
    </div>
  );
}
