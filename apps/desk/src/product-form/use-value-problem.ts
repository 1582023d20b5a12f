import { useLingui } from "@lingui/react/macro";
import { productFormLimits } from "@plaza/api-client/desk";
import { hasValue, skuCountWith, type Variants } from "./variants.ts";

/** Why these values cannot be added to an option, which may be one that is still to come; null: they can. */
export function useValueProblem(variants: Variants, option: number, values: readonly string[]): string | null {
  const { t } = useLingui();
  const present = variants.options[option];
  const known = present === undefined ? undefined : values.find((value) => hasValue(present, value));
  const tooLong = values.find((value) => value.length > productFormLimits.optionLength);
  const count = skuCountWith(variants, option, values.length);
  const { valuesPerOption, skus, optionLength } = productFormLimits;
  if (values.length === 0) return t`At least one value`;
  if (known !== undefined) return t`“${known}” is there already.`;
  if (tooLong !== undefined) return t`“${tooLong}” is longer than ${optionLength} characters.`;
  if ((present?.values.length ?? 0) + values.length > valuesPerOption)
    return t`An option has ${valuesPerOption} values at most.`;
  return count > skus ? t`That would be ${count} variants. A product has ${skus} at most.` : null;
}
