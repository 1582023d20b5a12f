import { useLingui } from "@lingui/react/macro";
import { useReader } from "@plaza/i18n";
import { type ReactElement, useRef, useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Collection } from "react-aria-components/Collection";
import { Tree } from "react-aria-components/Tree";
import { DropIndicator, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { gap, list } from "./categories.css.ts";
import type { CategoryForest, CategoryNode, CategoryPosition } from "./category-forest.ts";
import { CategoryRow } from "./category-row.tsx";
import { useTextIn } from "../shared/use-text-in.ts";

/** Larger trees begin folded. */
const maxUnfolded = 40;

const dragType = "plaza-category";

export interface CategoryTreeProps {
  readonly forest: CategoryForest;
  readonly chosenId: number | null;
  /** Those with something that is not saved. */
  readonly unsaved: ReadonlySet<number>;
  /** Something is being moved: nothing else is, until the answer is there. */
  readonly busy: boolean;
  readonly onChoose: (id: number) => void;
  readonly onMove: (node: CategoryNode, to: CategoryPosition) => void;
}

/** All categories: chosen, folded and dragged, by pointer, finger and keyboard. */
export function CategoryTree({ forest, chosenId, unsaved, busy, onChoose, onMove }: CategoryTreeProps): ReactElement {
  const { t } = useLingui();
  const { locale } = useReader();
  const textIn = useTextIn();
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(() => unfoldedAtFirst(forest, chosenId));
  // No state: where it can be dropped is asked before anything is rendered anew.
  const dragged = useRef<CategoryNode | null>(null);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: busy,
    getItems: (keys) =>
      [...keys].map((key) => {
        const node = forest.find(Number(key));
        return { "text/plain": node === undefined ? "" : textIn(node.name), [dragType]: String(key) };
      }),
    acceptedDragTypes: [dragType],
    getAllowedDropOperations: () => ["move"],
    onDragStart: ({ keys }) => {
      dragged.current = forest.find(Number([...keys][0])) ?? null;
    },
    onDragEnd: () => {
      dragged.current = null;
    },
    getDropOperation: (target) => {
      const { current } = dragged;
      if (target.type === "root" || current === null) return "cancel";
      const node = forest.find(Number(target.key));
      if (node === undefined || node.id === current.id) return "cancel";
      const { parentId } = forest.positionAt(current, node, target.dropPosition);
      return forest.canStandBelow(current, parentId) ? "move" : "cancel";
    },
    onMove: ({ keys, target }) => {
      const [node, beside] = [forest.find(Number([...keys][0])), forest.find(Number(target.key))];
      if (node === undefined || beside === undefined) return;
      // What has moved below it is in sight.
      if (target.dropPosition === "on") setUnfolded((all) => new Set([...all, beside.id]));
      onMove(node, forest.positionAt(node, beside, target.dropPosition));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={gap} />,
  });
  return (
    <I18nProvider locale={locale}>
      <Tree
        aria-label={t`Categories`}
        className={list}
        items={forest.roots}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={chosenId === null ? [] : [chosenId]}
        onSelectionChange={(keys) => {
          const [first] = keys === "all" ? [] : [...keys];
          if (first !== undefined) onChoose(Number(first));
        }}
        expandedKeys={unfolded}
        onExpandedChange={(keys) => setUnfolded(new Set([...keys].map(Number)))}
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[unsaved, locale]}
      >
        {function row(node) {
          return (
            <CategoryRow node={node} hasUnsaved={unsaved.has(node.id)}>
              <Collection items={node.children}>{row}</Collection>
            </CategoryRow>
          );
        }}
      </Tree>
    </I18nProvider>
  );
}

function unfoldedAtFirst(forest: CategoryForest, chosenId: number | null): ReadonlySet<number> {
  if (forest.size <= maxUnfolded) return new Set(forest.all().map(({ id }) => id));
  const chosen = chosenId === null ? undefined : forest.find(chosenId);
  return new Set(chosen === undefined ? [] : forest.pathOf(chosen).map(({ id }) => id));
}
