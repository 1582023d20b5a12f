import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { type ReactElement, useState } from "react";
import { row } from "../shared/page.css.ts";
import { branchOf, type CategoryForest, type CategoryNode } from "./category-forest.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { NewCategoryDialog } from "./new-category-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

export interface CategoryActionsProps {
  readonly forest: CategoryForest;
  readonly node: CategoryNode;
  readonly onShow: (id: number | null) => void;
}

/** What else can be done with a category: one below it, another position, one with another, away with it. */
export function CategoryActions({ forest, node, onShow }: CategoryActionsProps): ReactElement {
  const [open, setOpen] = useState<"below" | "move" | "merge" | "remove" | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className={row}>
      {node.level < 3 && (
        <Button size="small" onClick={() => setOpen("below")}>
          <Trans>New one below it</Trans>
        </Button>
      )}
      <Button size="small" onClick={() => setOpen("move")}>
        <Trans>Move to…</Trans>
      </Button>
      {forest.size > branchOf(node).length && (
        <Button size="small" onClick={() => setOpen("merge")}>
          <Trans>Merge into…</Trans>
        </Button>
      )}
      <Button size="small" onClick={() => setOpen("remove")}>
        <Trans>Remove…</Trans>
      </Button>
      {open === "below" && <NewCategoryDialog parent={node} onClose={close} />}
      {open === "move" && <MoveDialog forest={forest} node={node} onClose={close} />}
      {open === "merge" && <MergeDialog forest={forest} node={node} onMerged={onShow} onClose={close} />}
      {open === "remove" && <RemoveDialog forest={forest} node={node} onRemoved={() => onShow(null)} onClose={close} />}
    </div>
  );
}
