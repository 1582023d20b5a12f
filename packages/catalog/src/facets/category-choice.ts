import type { FacetCategory } from "@plaza/api-client";

export interface CategoryNode extends FacetCategory {
  readonly children: readonly CategoryNode[];
}

/** The categories as a tree. What lies below the category that is looked at has no parent among them. */
export function categoryNodes(categories: readonly FacetCategory[]): readonly CategoryNode[] {
  const ids = new Set(categories.map(({ id }) => id));
  const byParent = Map.groupBy(categories, ({ parentId }) =>
    parentId !== null && ids.has(parentId) ? parentId : null,
  );
  const below = (parent: number | null): readonly CategoryNode[] =>
    (byParent.get(parent) ?? []).map((each) => ({ ...each, children: below(each.id) }));
  return below(null);
}

function idsBelow({ children }: CategoryNode): readonly number[] {
  return children.flatMap((child) => [child.id, ...idsBelow(child)]);
}

/** Whether something below it is chosen. */
export function isPartlyChosen({ children }: CategoryNode, chosen: readonly number[]): boolean {
  return chosen.length > 0 && children.some((child) => chosen.includes(child.id) || isPartlyChosen(child, chosen));
}

/** A category stands for all below it, so of the two only one is chosen: the one that was pressed last. */
export function chooseCategory(
  nodes: readonly CategoryNode[],
  chosen: readonly number[],
  id: number,
  on: boolean,
): readonly number[] {
  const dropped = new Set([id, ...relatives(nodes, id)]);
  const others = chosen.filter((each) => !dropped.has(each));
  return on ? [...others, id] : chosen.filter((each) => each !== id);
}

/** Those above and below it. */
function relatives(nodes: readonly CategoryNode[], id: number): readonly number[] {
  const node = nodes.find((each) => each.id === id);
  if (node !== undefined) return idsBelow(node);
  const above = nodes.find((each) => idsBelow(each).includes(id));
  return above === undefined ? [] : [above.id, ...relatives(above.children, id)];
}
