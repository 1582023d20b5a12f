import { Trans } from "@lingui/react/macro";
import type { FacetCategory } from "@plaza/api-client";
import { formatNumber, useLocale } from "@plaza/i18n";
import type { FilterSearch } from "@plaza/routing";
import { FacetChoice } from "@plaza/ui-kit/facet-choice";
import { MoreFacets } from "@plaza/ui-kit/facet-group";
import { Fragment, type ReactElement, useState } from "react";
import { filterSearch, idsOf } from "../list/filters.ts";

interface CategoryNode extends FacetCategory {
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

export interface CategoryFacetProps {
  readonly categories: readonly FacetCategory[];
  readonly filters: FilterSearch;
  readonly onChange: (filters: FilterSearch) => void;
}

/** As many are shown before the others are unfolded. */
const first = 5;

/** Categories; what lies below one is shown once it, or part of it, is chosen. */
export function CategoryFacet({ categories, filters, onChange }: CategoryFacetProps): ReactElement {
  const locale = useLocale();
  const nodes = categoryNodes(categories);
  const chosen = idsOf(filters.categories) ?? [];
  const isInUse = (node: CategoryNode) => chosen.includes(node.id) || isPartlyChosen(node, chosen);
  const [inFront] = useState(
    () => new Set(nodes.filter((node, index) => index < first || isInUse(node)).map(({ id }) => id)),
  );
  const hidden = nodes.filter(({ id }) => !inFront.has(id));
  const count = nodes.length;

  const choice = (node: CategoryNode, inner = false): ReactElement => (
    <Fragment key={node.id}>
      <FacetChoice
        name="categories"
        value={node.id}
        label={node.name}
        count={formatNumber(node.count, locale)}
        none={node.count === 0}
        inner={inner}
        partly={isPartlyChosen(node, chosen)}
        checked={chosen.includes(node.id)}
        onChange={({ currentTarget: { checked } }) =>
          onChange(filterSearch({ ...filters, categories: chooseCategory(nodes, chosen, node.id, checked).join() }))
        }
      />
      {isInUse(node) && node.children.map((child) => choice(child, true))}
    </Fragment>
  );
  return (
    <>
      {nodes.filter(({ id }) => inFront.has(id)).map((node) => choice(node))}
      {hidden.length > 0 && (
        <MoreFacets label={<Trans>All {count} categories</Trans>}>{hidden.map((node) => choice(node))}</MoreFacets>
      )}
    </>
  );
}
