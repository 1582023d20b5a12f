import { Trans } from "@lingui/react/macro";
import type { FacetCategory } from "@plaza/api-client";
import { formatNumber, useLocale } from "@plaza/i18n";
import type { FilterSearch } from "@plaza/routing";
import { FacetChoice } from "@plaza/ui-kit/facet-choice";
import { MoreFacets } from "@plaza/ui-kit/facet-group";
import { Fragment, type ReactElement, useState } from "react";
import { filterSearch } from "../list/filter-search.ts";
import { idsOf } from "../list/product-filters.ts";
import { Drawn } from "./drawn.tsx";
import { categoryNodes, type CategoryNode, chooseCategory, isPartlyChosen } from "./category-choice.ts";

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
        <MoreFacets label={<Trans>All {count} categories</Trans>}>
          <Drawn each={hidden} as={(node) => choice(node)} />
        </MoreFacets>
      )}
    </>
  );
}
