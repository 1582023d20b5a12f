import { useLingui } from "@lingui/react/macro";
import type { ProductFormProblem } from "@plaza/api-client/desk";
import { localeNames } from "@plaza/i18n";
import { languageOf } from "./form-sections.ts";
import { matrixColumns } from "./matrix-columns.ts";
import { useColumnNames } from "./use-column-names.ts";

/** What a field is called that something is missing in. */
export function useProblemNames(): (problem: ProductFormProblem) => string {
  const { t } = useLingui();
  const columns = useColumnNames();
  const plain: Readonly<Record<string, string>> = {
    name: t({ message: "Name", context: "thing" }),
    tagline: t`Name and texts`,
    description: t`Name and texts`,
    images: t`Pictures`,
    categoryId: t`Category`,
    shopCategoryId: t`Own category of the shop`,
    brand: t`Brand`,
    number: t`Own number`,
    skus: t`Variants`,
    virtualContent: t`What buyers receive once they have paid`,
    freight: t`Freight`,
    withdrawalExclusion: t`Withdrawal from the purchase`,
    isListed: t`On the shelf`,
  };
  return ({ field, sku }) => {
    if (sku !== null) {
      const column = matrixColumns.find((each) => each === field);
      if (column !== undefined) return columns[column];
      return field === "image" ? t`Picture` : t`Variants`;
    }
    const [root = ""] = field.split(/[.[]/);
    const language = languageOf(field);
    if (language === null) return plain[root] ?? t`Options and variants`;
    const name = localeNames[language];
    if (root === "name") return t`Name in: ${name}`;
    return root === "tagline" ? t`Tagline in: ${name}` : t`Description in: ${name}`;
  };
}
