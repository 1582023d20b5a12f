import { useLingui } from "@lingui/react/macro";
import type { ProductDetail } from "@plaza/api-client";
import { type VariantChoice, valueState } from "@plaza/shopping/variant-choice";
import type { ProductOption } from "@plaza/ui-kit/option-picker";

/** A product's options, each value marked by what it leads to beside the present choice. */
export function useOptions(product: ProductDetail, choice: VariantChoice): readonly ProductOption[] {
  const { t } = useLingui();
  return product.options.map((option, at): ProductOption => {
    const others = product.options
      .flatMap(({ values }, other) => (other === at ? [] : values.filter(({ id }) => id === choice[other])))
      .map(({ name }) => name)
      .join(" / ");
    return {
      id: String(at),
      name: option.name,
      chosen: String(choice[at]),
      values: option.values.map(({ id, name }) => {
        const state = valueState(product, choice, at, id);
        return {
          id: String(id),
          name,
          ...(state === "sold-out" && { state: "soldOut" }),
          ...(state === "dead-end" && { state: "deadEnd", reason: t`Not made in ${others}` }),
        };
      }),
    };
  });
}
