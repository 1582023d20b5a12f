import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  articleKinds,
  editedArticleCategoriesQuery,
  type EditedArticleCategory,
  moveArticleCategory,
} from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Tag } from "@plaza/ui-kit/tag";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { articlesRoute } from "../routes.ts";
import { MissingLanguages } from "../shared/missing-languages.tsx";
import { MoveButtons } from "../shared/move-buttons.tsx";
import { idBehind } from "../shared/moved-item.ts";
import { Loaded } from "../shared/loaded.tsx";
import { cardTable, cell, panelTitle, row, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { useArticleKindNames } from "./article-words.tsx";
import { group } from "./articles.css.ts";
import { CategoryDialog } from "./category-dialog.tsx";
import { RemoveCategoryDialog } from "./remove-category-dialog.tsx";

interface Move {
  readonly category: EditedArticleCategory;
  readonly beforeId: number | null;
}

interface Opened {
  readonly is: "change" | "remove";
  readonly category: EditedArticleCategory;
}

/** The categories of news and of help in the order that readers have them. */
export function CategoryList(): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const kinds = useArticleKindNames();
  const { desk } = articlesRoute.useRouteContext();
  const query = useQuery(editedArticleCategoriesQuery(desk, undefined));
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const move = useChange({
    event: "article-change",
    send: ({ category: { id, revision }, beforeId }: Move) =>
      moveArticleCategory(desk, { seen: { id, revision }, beforeId }),
    onProblem: (text) => toasts.show(text, "danger"),
  });
  return (
    <Loaded query={query}>
      {(all) => (
        <div className={group}>
          {articleKinds.map((kind) => {
            const categories = all.filter((each) => each.kind === kind);
            return (
              <section key={kind} aria-label={kinds[kind]}>
                <h2 className={panelTitle}>{kinds[kind]}</h2>
                {categories.length === 0 ? (
                  <EmptyState heading="h3" title={<Trans>There is no topic yet</Trans>} />
                ) : (
                  <div className={tableFrame}>
                    <table className={`${table} ${cardTable}`}>
                      <TableHead
                        heads={[
                          t({ message: "Topic", context: "article" }),
                          t({ message: "Articles", context: "count" }),
                          t({ message: "Place in the list", context: "article categories" }),
                          t`Actions`,
                        ]}
                      />
                      <tbody>
                        {categories.map((category, index) => (
                          <CategoryRow
                            key={category.id}
                            category={category}
                            isOnly={categories.length === 1}
                            index={index}
                            count={categories.length}
                            onMove={(to) => move.run({ category, beforeId: idBehind(categories, index, to) })}
                            onOpen={(is) => setOpened({ is, category })}
                          />
                        ))}
                      </tbody>
                    </table>
                  </div>
                )}
              </section>
            );
          })}
          {opened?.is === "change" && <CategoryDialog category={opened.category} onClose={close} />}
          {opened?.is === "remove" && (
            <RemoveCategoryDialog category={opened.category} categories={all} onClose={close} />
          )}
        </div>
      )}
    </Loaded>
  );
}

interface CategoryRowProps {
  readonly category: EditedArticleCategory;
  /** There is no other one that its articles could go to. */
  readonly isOnly: boolean;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onOpen: (is: Opened["is"]) => void;
}

function CategoryRow({ category, isOnly, index, count, onMove, onOpen }: CategoryRowProps): ReactElement {
  const { t } = useLingui();
  const name = useTextIn()(category.name);
  return (
    <tr>
      <th scope="row" className={cell}>
        <div className={row}>
          <span className={strong}>{name}</span>
          {!category.isShown && (
            <Tag kind="neutral">
              <Trans context="category">Hidden</Trans>
            </Tag>
          )}
          <MissingLanguages texts={category.name} />
        </div>
      </th>
      <td className={cell} data-column={t({ message: "Articles", context: "count" })}>
        <Plural value={category.articleCount} one="# article" other="# articles" />
      </td>
      <td className={cell} data-column={t({ message: "Place in the list", context: "article categories" })}>
        <div className={row}>
          <MoveButtons name={name} index={index} count={count} onMove={onMove} />
        </div>
      </td>
      <td className={cell} data-column={t`Actions`}>
        <div className={row}>
          <Button size="small" aria-label={t`Change: ${name}`} onClick={() => onOpen("change")}>
            <Trans context="topic">Change</Trans>
          </Button>
          <Button size="small" aria-label={t`Remove: ${name}`} disabled={isOnly} onClick={() => onOpen("remove")}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </td>
    </tr>
  );
}
