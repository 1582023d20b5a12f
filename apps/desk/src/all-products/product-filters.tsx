import { Trans, useLingui } from "@lingui/react/macro";
import { marketplaceCategoriesQuery } from "@plaza/api-client/desk";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type SyntheticEvent, useState } from "react";
import { CategoryForest } from "../categories/category-forest.ts";
import { CategorySelect } from "../categories/category-select.tsx";
import { allProductsRoute } from "../routes.ts";
import { filters } from "./all-products.css.ts";
import type { AllProductsSearch } from "./all-products-search.ts";

const maxLength = 50;

/** What the products of a list are narrowed down by. */
export function ProductFilters({ search }: { readonly search: AllProductsSearch }): ReactElement {
  const { t } = useLingui();
  const { desk } = allProductsRoute.useRouteContext();
  const navigate = allProductsRoute.useNavigate();
  const { list, words = "", shop = "", brand = "", category } = search;
  const [categoryId, setCategoryId] = useState<number | null>(category ?? null);
  const categories = useQuery(marketplaceCategoriesQuery(desk, undefined));
  const ofList = list === undefined ? {} : { list };
  const narrow = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const entered = Object.fromEntries(new FormData(event.currentTarget)) as Readonly<Record<string, string>>;
    const texts = Object.entries(entered).flatMap(([name, value]) =>
      value.trim() === "" ? [] : [[name, value.trim()]],
    );
    void navigate({
      search: { ...ofList, ...Object.fromEntries(texts), ...(categoryId !== null && { category: categoryId }) },
    });
  };
  const isNarrowed = words !== "" || shop !== "" || brand !== "" || category !== undefined;
  return (
    <form className={filters} role="search" onSubmit={narrow}>
      <Field label={t`Name, number or barcode`} name="words" defaultValue={words} maxLength={maxLength} type="search" />
      <Field label={t`Shop`} name="shop" defaultValue={shop} maxLength={maxLength} type="search" />
      <Field label={t`Brand`} name="brand" defaultValue={brand} maxLength={maxLength} type="search" />
      <CategorySelect
        label={<Trans>Category</Trans>}
        forest={new CategoryForest(categories.data ?? [])}
        accepts={() => true}
        none={t`All categories`}
        value={categoryId}
        onChoose={setCategoryId}
      />
      <Button type="submit">
        <Trans context="list">Search</Trans>
      </Button>
      {isNarrowed && (
        <Link to="." search={ofList} className={buttonClass()}>
          <Trans>Show all</Trans>
        </Link>
      )}
    </form>
  );
}
