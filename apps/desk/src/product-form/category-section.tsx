import { Trans, useLingui } from "@lingui/react/macro";
import {
  brandNamesQuery,
  type ProductFormChoices,
  productFormChoicesQuery,
  productFormLimits,
} from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useDeferredValue, useId, useState } from "react";
import { workRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, stack } from "../shared/page.css.ts";
import { CategoryFinder } from "./category-finder.tsx";
import { categoryPaths } from "./category-path.ts";
import { ProductFormSection } from "./form-section.tsx";
import { chosenPath, pair, wrong } from "./product-form.css.ts";
import { useFocusOfForm } from "./use-form-focus.ts";
import type { ProductWork } from "./use-product-work.ts";

export interface CategorySectionProps {
  readonly work: ProductWork;
  /** It has been published: its own number is its name in files and stays. */
  readonly isPublished: boolean;
}

/** Where a product stands, whose it is, and by which number its shop knows it. */
export function CategorySection({ work, isPublished }: CategorySectionProps): ReactElement {
  const { desk } = workRoute.useRouteContext();
  const { errorOf } = useFocusOfForm();
  const choices = useQuery(productFormChoicesQuery(desk, undefined));
  const { content, write } = work;
  const path = categoryPaths(choices.data?.categories ?? []).find(({ id }) => id === content.categoryId)?.path ?? "";
  const summary = [path, content.brand].filter((each) => each !== "").join(" · ");
  return (
    <ProductFormSection section="category" title={<Trans>Category and brand</Trans>} summary={summary}>
      <Loaded query={choices} lines={2}>
        {(loaded) => <ChosenCategory work={work} choices={loaded} />}
      </Loaded>
      <div className={pair}>
        <BrandField key={work.resets} work={work} />
        <Field
          label={<Trans>Own number</Trans>}
          optional
          hint={
            isPublished ? (
              <Trans>Files of products know it by this number, so it stays.</Trans>
            ) : (
              <Trans>By which files of products know it. It stays once it is published.</Trans>
            )
          }
          data-field="number"
          maxLength={productFormLimits.numberLength}
          autoComplete="off"
          disabled={isPublished}
          value={content.number}
          error={errorOf("number")}
          onChange={({ currentTarget: { value } }) => write((now) => ({ ...now, number: value }), "number")}
        />
      </div>
    </ProductFormSection>
  );
}

interface ChosenCategoryProps {
  readonly work: ProductWork;
  readonly choices: ProductFormChoices;
}

function ChosenCategory({ work: { content, write }, choices }: ChosenCategoryProps): ReactElement {
  const { t } = useLingui();
  const { errorOf } = useFocusOfForm();
  const [isSought, setSought] = useState(content.categoryId === null);
  const paths = categoryPaths(choices.categories);
  const chosen = paths.find(({ id }) => id === content.categoryId);
  const error = errorOf("categoryId");
  return (
    <div className={stack}>
      <div data-field="categoryId" className={stack}>
        <div className={chosenPath}>
          <span>{chosen === undefined ? <Trans>No category yet</Trans> : chosen.path}</span>
          {!isSought && (
            <Button size="small" onClick={() => setSought(true)}>
              <Trans>Choose another category</Trans>
            </Button>
          )}
        </div>
        {chosen !== undefined && chosen.objection !== "" && <p className={wrong}>{chosen.objection}</p>}
        {error !== undefined && <p className={wrong}>{error}</p>}
        {(isSought || chosen === undefined) && (
          <CategoryFinder
            paths={paths}
            chosen={content.categoryId}
            onChoose={(id) => {
              write((now) => ({ ...now, categoryId: id }));
              setSought(false);
            }}
          />
        )}
      </div>
      {choices.shopCategories.length > 0 && (
        <SelectField
          label={<Trans>Own category of the shop</Trans>}
          optional
          data-field="shopCategoryId"
          value={String(content.shopCategoryId ?? "")}
          error={errorOf("shopCategoryId")}
          onChange={({ currentTarget: { value } }) =>
            write((now) => ({ ...now, shopCategoryId: value === "" ? null : Number(value) }))
          }
        >
          <option value="">{t({ message: "None", context: "category" })}</option>
          {choices.shopCategories.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

/** A brand that the platform knows, or a new one. */
function BrandField({ work: { content, write } }: { readonly work: ProductWork }): ReactElement {
  const id = useId();
  const { desk } = workRoute.useRouteContext();
  const { errorOf } = useFocusOfForm();
  const words = useDeferredValue(content.brand.trim());
  const names = useQuery({ ...brandNamesQuery(desk, words), placeholderData: keepPreviousData, enabled: words !== "" });
  const isNew =
    words !== "" &&
    names.data !== undefined &&
    !names.isPlaceholderData &&
    !names.data.some((each) => each.toLowerCase() === words.toLowerCase());
  return (
    <>
      <Field
        label={<Trans>Brand</Trans>}
        optional
        list={id}
        data-field="brand"
        maxLength={productFormLimits.brandLength}
        autoComplete="off"
        value={content.brand}
        error={errorOf("brand")}
        hint={
          isNew && (
            <span className={mute}>
              <Trans>No product has this brand yet: it is added.</Trans>
            </span>
          )
        }
        onChange={({ currentTarget: { value } }) => write((now) => ({ ...now, brand: value }), "brand")}
      />
      <datalist id={id}>
        {(names.data ?? []).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
