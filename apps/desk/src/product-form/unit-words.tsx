import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type LanguageTexts, type ProductFormContent, productFormChoicesQuery } from "@plaza/api-client/desk";
import { formatMoney, localeNames, locales } from "@plaza/i18n";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { workRoute } from "../routes.ts";
import { PictureLinks } from "../shared/picture-links.tsx";
import { useTextIn } from "../shared/use-text-in.ts";
import { categoryPaths } from "./category-path.ts";
import { type ContentUnit, unitValue } from "./content-units.ts";
import { side } from "./product-form.css.ts";
import { useColumnNames } from "./use-column-names.ts";
import { useExclusionNames } from "./use-exclusion-names.ts";
import { useFreightModeNames } from "./use-freight-mode-names.ts";

/** What a part of a product is called. */
export function useUnitNames(content: ProductFormContent): (unit: ContentUnit) => string {
  const { t } = useLingui();
  const textIn = useTextIn();
  const columns = useColumnNames();
  const { options } = content;
  const plain = {
    number: t`Own number`,
    images: t`Pictures`,
    categoryId: t`Category`,
    shopCategoryId: t`Own category of the shop`,
    brand: t`Brand`,
    delivery: t({ message: "Delivery", context: "product form" }),
    offersPickup: t`Pickup`,
    virtualContent: t`What buyers receive once they have paid`,
    freight: t`Freight`,
    showsStock: t`Shoppers see how many are left`,
    hasMemberPrice: t`Members pay the price of their level`,
    withdrawalExclusion: t`Withdrawal from the purchase`,
    isListed: t`On the shelf`,
  };
  return (unit) => {
    switch (unit.kind) {
      case "text": {
        const name = localeNames[unit.language];
        if (unit.field === "name") return t`Name in: ${name}`;
        return unit.field === "tagline" ? t`Tagline in: ${name}` : t`Description in: ${name}`;
      }
      case "plain":
        return plain[unit.field];
      case "optionName": {
        const name = textIn(options[unit.option]?.name ?? {});
        return t`Option ${name}`;
      }
      case "value": {
        const value = textIn(options[unit.option]?.values[unit.value]?.text ?? {});
        return t`Value: ${value}`;
      }
      case "sku": {
        const name = unit.values.map((value, option) => textIn(options[option]?.values[value]?.text ?? {})).join(" / ");
        const column = unit.field === "image" ? t`Picture` : columns[unit.field];
        return name === "" ? column : `${column}: ${name}`;
      }
      case "variants":
        return t`Options and variants`;
      default:
        return unit satisfies never;
    }
  };
}

export interface UnitTextProps {
  readonly unit: ContentUnit;
  readonly content: ProductFormContent;
}

/** What a part of a product is in a version of it. */
export function UnitText({ unit, content }: UnitTextProps): ReactElement {
  const text = useUnitText(unit, content);
  const images = unit.kind === "plain" && unit.field === "images" ? content.images : skuImages(unit, content);
  if (images !== null && images.length > 0) return <PictureLinks images={images} />;
  return <span className={side}>{text === "" ? <Trans context="field">Nothing</Trans> : text}</span>;
}

function skuImages(unit: ContentUnit, content: ProductFormContent): readonly string[] | null {
  if (unit.kind !== "sku" || unit.field !== "image") return null;
  const image = unitValue(content, unit);
  return typeof image === "string" ? [image] : [];
}

function useUnitText(unit: ContentUnit, content: ProductFormContent): ReactElement | string {
  const { t } = useLingui();
  const textIn = useTextIn();
  const { desk } = workRoute.useRouteContext();
  const choices = useQuery(productFormChoicesQuery(desk, undefined)).data;
  const exclusions = useExclusionNames();
  const modes = useFreightModeNames();
  const value = unitValue(content, unit);
  const yesOrNo = (is: unknown): string =>
    is === true ? t({ message: "Yes", context: "field" }) : t({ message: "No", context: "field" });
  switch (unit.kind) {
    case "text":
      return typeof value !== "string" ? "" : unit.field === "description" ? plainText(value) : value;
    case "optionName":
      return allTexts(content.options[unit.option]?.name ?? {});
    case "value":
      return allTexts(content.options[unit.option]?.values[unit.value]?.text ?? {});
    case "sku":
      if (typeof value === "number" && unit.field !== "stock") return formatMoney(value);
      return typeof value === "number" || typeof value === "string" ? String(value) : "";
    case "variants": {
      const names = content.options
        .map(({ name, values }) => `${textIn(name)}: ${values.map(({ text }) => textIn(text)).join(", ")}`)
        .join("\n");
      return (
        <>
          <span>{names}</span> <Plural value={content.skus.length} one="# variant" other="# variants" />
        </>
      );
    }
    case "plain":
      break;
    default:
      return unit satisfies never;
  }
  const { freight, withdrawalExclusion } = content;
  switch (unit.field) {
    case "categoryId":
      return categoryPaths(choices?.categories ?? []).find(({ id }) => id === value)?.path ?? "";
    case "shopCategoryId":
      return choices?.shopCategories.find(({ id }) => id === value)?.name ?? "";
    case "delivery":
      return value === "virtual" ? t`Nothing is sent` : t`It is sent`;
    case "offersPickup":
    case "showsStock":
    case "hasMemberPrice":
    case "isListed":
      return yesOrNo(value);
    case "freight": {
      const template = choices?.freightTemplates.find(({ id }) => id === freight.templateId)?.name;
      const parts = [
        modes[freight.mode],
        freight.mode === "fixed" && freight.fixedAmount !== null && formatMoney(freight.fixedAmount),
        freight.mode === "template" && template,
        freight.grams > 0 && `${freight.grams} g`,
        freight.cubicCentimetres > 0 && `${freight.cubicCentimetres} cm³`,
      ];
      return parts.filter((part) => typeof part === "string").join(" · ");
    }
    case "withdrawalExclusion":
      return withdrawalExclusion === null ? t`Shoppers may withdraw` : exclusions[withdrawalExclusion];
    case "number":
    case "brand":
    case "virtualContent":
    case "images":
      return typeof value === "string" ? value : "";
    default:
      return unit satisfies never;
  }
}

function allTexts(texts: LanguageTexts): string {
  return locales
    .flatMap((locale) =>
      texts[locale] === undefined || texts[locale] === "" ? [] : [`${localeNames[locale]}: ${texts[locale]}`],
    )
    .join("\n");
}

/** What is read of HTML, without what it looks like. */
function plainText(html: string): string {
  return new DOMParser()
    .parseFromString(html.replaceAll(/<\/(?:p|h\d|li|tr)>/g, "\n"), "text/html")
    .body.textContent.trim();
}
