import { Trans, useLingui } from "@lingui/react/macro";
import { moveMarketplaceCategory } from "@plaza/api-client/desk";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { categoriesRoute } from "../routes.ts";
import { mute, panel } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { beside, besideHidden, tree as treeLook } from "./categories.css.ts";
import type { CategoryDraft } from "./category-draft.ts";
import type { CategoryForest, CategoryNode, CategoryPosition } from "./category-forest.ts";
import { CategoryPanel } from "./category-panel.tsx";
import { CategoryTree } from "./category-tree.tsx";
import { ConfirmMove } from "./confirm-move.tsx";

/** A move that takes products along, before it is made. */
interface AskedMove {
  readonly node: CategoryNode;
  readonly to: CategoryPosition;
}

/** The tree, and the category that the address names. On phones one of them at a time. */
export function CategoryDesk({ forest }: { readonly forest: CategoryForest }): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const { desk } = categoriesRoute.useRouteContext();
  const { category: chosenId } = categoriesRoute.useSearch();
  const navigate = categoriesRoute.useNavigate();
  /** What is written and not saved stays while another category is looked at. */
  const [drafts, setDrafts] = useState<ReadonlyMap<number, CategoryDraft>>(new Map());
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const chosen = chosenId === undefined ? undefined : forest.find(chosenId);
  const move = useChange({
    event: "marketplace-category-change",
    send: ({ node: { id, revision }, to }: AskedMove) =>
      moveMarketplaceCategory(desk, { seen: { id, revision }, ...to }),
    onDone: (products, { node }) => {
      const name = textIn(node.name);
      toasts.show(
        products === 0
          ? t`“${name}” has been moved.`
          : t`“${name}” has been moved. Products that went along: ${products}`,
      );
      setAsked(null);
    },
    onProblem: (text) => {
      if (asked === null) toasts.show(text, "danger");
    },
  });
  function show(category: number | null): void {
    void navigate({ search: category === null ? {} : { category } });
  }
  function ask(node: CategoryNode, to: CategoryPosition): void {
    const now = forest.positionOf(node);
    if (now.parentId === to.parentId && (now.beforeId === to.beforeId || to.beforeId === node.id)) return;
    const goesAlong = to.parentId !== node.parentId && node.productCount > 0;
    if (goesAlong) setAsked({ node, to });
    else move.run({ node, to });
  }
  function write(id: number, change: (draft: CategoryDraft | null) => CategoryDraft | null): void {
    setDrafts((all) => {
      const next = new Map(all);
      const draft = change(all.get(id) ?? null);
      if (draft === null) next.delete(id);
      else next.set(id, draft);
      return next;
    });
  }
  return (
    <div className={beside}>
      <div className={`${panel} ${treeLook} ${chosen === undefined ? "" : besideHidden}`}>
        <CategoryTree
          forest={forest}
          chosenId={chosen?.id ?? null}
          unsaved={new Set(drafts.keys())}
          busy={move.busy}
          onChoose={show}
          onMove={ask}
        />
        <p className={mute}>
          <Trans>
            Drag a category to where it belongs. By keyboard: the right arrow leads to its handle, Enter takes it up,
            the arrows choose where it goes, Enter drops it.
          </Trans>
        </p>
      </div>
      <div className={`${panel} ${chosen === undefined ? besideHidden : ""}`}>
        {chosen === undefined ? (
          <p className={mute}>
            <Trans>Choose a category to see what it is called, looks like and holds.</Trans>
          </p>
        ) : (
          <CategoryPanel
            key={chosen.id}
            forest={forest}
            node={chosen}
            draft={drafts.get(chosen.id) ?? null}
            onDraft={(change) => write(chosen.id, change)}
            onShow={show}
          />
        )}
      </div>
      {asked !== null && (
        <ConfirmMove
          forest={forest}
          node={asked.node}
          parentId={asked.to.parentId}
          busy={move.busy}
          problem={move.problem}
          onConfirm={() => move.run(asked)}
          onClose={() => {
            move.reset();
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}
