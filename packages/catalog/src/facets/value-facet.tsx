import type { FacetValue } from "@plaza/api-client";
import { formatNumber, useLocale } from "@plaza/i18n";
import type { FilterSearch } from "@plaza/routing";
import { CompactField } from "@plaza/ui-kit/compact-field";
import { FacetChoice } from "@plaza/ui-kit/facet-choice";
import { MoreFacets } from "@plaza/ui-kit/facet-group";
import { Icon } from "@plaza/ui-kit/icon";
import { Search } from "lucide";
import { type ReactElement, type ReactNode, useState } from "react";
import { type ListFilter, valuesOf, withValue } from "./change-filters.ts";
import { find, nothingFound } from "./facet-form.css.ts";

export interface ValueFacetProps {
  readonly filter: Exclude<ListFilter, "categories" | "has">;
  readonly values: readonly FacetValue[];
  readonly filters: FilterSearch;
  readonly onChange: (filters: FilterSearch) => void;
  /** Unfolds those beyond the first few. */
  readonly all: ReactNode;
  /** A field that looks for a value among many. */
  readonly search?: { readonly label: string; readonly nothing: ReactNode };
}

/** As many are shown before the others are unfolded. */
const first = 5;
/** With more than these a field helps. */
const many = 8;

/** The values of a filter that have a name: the first few and the chosen ones, the others on a press. */
export function ValueFacet(props: ValueFacetProps): ReactElement {
  const { filter, values, filters, onChange, all, search } = props;
  const locale = useLocale();
  const [sought, setSought] = useState("");
  const chosen = valuesOf(filters, filter);
  // What is chosen among the others stays where it was pressed, and keeps the focus.
  const [inFront] = useState(
    () => new Set(values.filter(({ id }, index) => index < first || chosen.includes(String(id))).map(({ id }) => id)),
  );
  const hidden = values.filter(({ id }) => !inFront.has(id));
  const text = sought.trim().toLocaleLowerCase();
  const isFound = ({ name }: FacetValue) => name.toLocaleLowerCase().includes(text);

  const choice = ({ id, name, count }: FacetValue) => (
    <FacetChoice
      key={id}
      name={filter}
      value={id}
      label={name}
      count={formatNumber(count, locale)}
      none={count === 0}
      checked={chosen.includes(String(id))}
      onChange={({ currentTarget }) => onChange(withValue(filters, filter, String(id), currentTarget.checked))}
    />
  );
  const found = values.filter(isFound);
  return (
    <>
      {search !== undefined && values.length > many && (
        <div className={find}>
          <CompactField
            type="search"
            label={search.label}
            placeholder={search.label}
            prefix={<Icon of={Search} size={14} />}
            autoComplete="off"
            value={sought}
            onChange={({ currentTarget }) => setSought(currentTarget.value)}
            // Enter would send the form.
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
            }}
          />
        </div>
      )}
      {text !== "" ? (
        <>
          {found.map(choice)}
          <output className={nothingFound}>{found.length === 0 && search?.nothing}</output>
        </>
      ) : (
        <>
          {values.filter(({ id }) => inFront.has(id)).map(choice)}
          {hidden.length > 0 && <MoreFacets label={all}>{hidden.map(choice)}</MoreFacets>}
        </>
      )}
    </>
  );
}
