import { Trans, useLingui } from "@lingui/react/macro";
import { type ListingChoices, listingChoicesQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { productsRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { CategoryOptions } from "./category-options.tsx";
import { freightWays, missingParts, narrowingSearch, type NarrowingSearch, stockStates } from "./listing-search.ts";
import { fieldPairs } from "./products.css.ts";
import { useFilterWords } from "./use-filter-words.ts";

export interface FilterDialogProps {
  readonly narrowing: NarrowingSearch;
  readonly onShow: (narrowing: NarrowingSearch) => void;
  readonly onClose: () => void;
}

/** What the list of products is narrowed down by. */
export function FilterDialog({ narrowing, onShow, onClose }: FilterDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = productsRoute.useRouteContext();
  const query = useQuery(listingChoicesQuery(desk, undefined));
  const [wanted, setWanted] = useState<Readonly<Partial<Record<keyof NarrowingSearch, string>>>>(
    Object.fromEntries(Object.entries(narrowing).map(([name, value]) => [name, String(value)])),
  );
  const words = useFilterWords();
  const field = (name: keyof NarrowingSearch) => ({
    value: wanted[name] ?? "",
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: HTMLSelectElement }) =>
      setWanted({ ...wanted, [name]: value }),
  });
  return (
    <FormDialog
      size="wide"
      title={<Trans>Filter the products</Trans>}
      submitLabel={<Trans>Show</Trans>}
      busy={false}
      problem={null}
      actions={
        <Button onClick={() => onShow({})}>
          <Trans>Clear all</Trans>
        </Button>
      }
      onSubmit={() => onShow(narrowingSearch(wanted))}
      onClose={onClose}
    >
      <Loaded query={query}>
        {({ categories, ownCategories, brands }: ListingChoices) => (
          <div className={fieldPairs}>
            <SelectField label={<Trans>Category</Trans>} {...field("category")}>
              <option value="">{t`Any`}</option>
              <CategoryOptions categories={categories.filter(({ isUsed }) => isUsed)} />
            </SelectField>
            <SelectField label={<Trans>Own category</Trans>} {...field("own")}>
              <option value="">{t`Any`}</option>
              {ownCategories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField label={<Trans>Brand</Trans>} {...field("brand")}>
              <option value="">{t`Any`}</option>
              {brands.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField label={<Trans>Stock</Trans>} {...field("stock")}>
              <option value="">{t`Any`}</option>
              {stockStates.map((each) => (
                <option key={each} value={each}>
                  {words.stock[each]}
                </option>
              ))}
            </SelectField>
            <SelectField label={<Trans>Freight</Trans>} {...field("freight")}>
              <option value="">{t`Any`}</option>
              {freightWays.map((each) => (
                <option key={each} value={each}>
                  {words.freight[each]}
                </option>
              ))}
            </SelectField>
            <SelectField label={<Trans>Missing</Trans>} {...field("missing")}>
              <option value="">{t`Any`}</option>
              {missingParts.map((each) => (
                <option key={each} value={each}>
                  {words.missing[each]}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </Loaded>
    </FormDialog>
  );
}
