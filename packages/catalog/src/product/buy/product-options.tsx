import { useLingui } from "@lingui/react/macro";
import type { ProductDetail } from "@plaza/api-client";
import { valueImage, valueState, type VariantChoice } from "@plaza/shopping/variant-choice";
import { OptionPicker, type ProductOption } from "@plaza/ui-kit/option-picker";
import type { ReactElement } from "react";
import { ProductImage } from "../../shared/product-image.tsx";

export interface ProductOptionsProps {
  readonly product: ProductDetail;
  readonly choice: VariantChoice;
  /** The option's place among the product's, and the value's id. */
  readonly onChoose: (option: number, valueId: number) => void;
}

/** The options to choose from; each value is marked as available, dead end or sold out. */
export function ProductOptions({ product, choice, onChoose }: ProductOptionsProps): ReactElement | null {
  const { t } = useLingui();
  if (product.options.length === 0) return null;

  const options = product.options.map((option, at): ProductOption => {
    const others = product.options
      .flatMap(({ values }, other) => (other === at ? [] : values.filter(({ id }) => id === choice[other])))
      .map(({ name }) => name)
      .join(" / ");
    return {
      id: String(at),
      name: option.name,
      chosen: String(choice[at]),
      values: option.values.map((value) => {
        const state = valueState(product, choice, at, value.id);
        const image = valueImage(product, at, value.id);
        return {
          id: String(value.id),
          name: value.name,
          ...(state === "sold-out" && { state: "soldOut" }),
          ...(state === "dead-end" && { state: "deadEnd", reason: t`Not made in ${others}` }),
          ...(image !== null && { image: <ProductImage src={image} alt="" width={74} /> }),
        };
      }),
    };
  });
  return <OptionPicker options={options} onChoose={(option, value) => onChoose(Number(option), Number(value))} />;
}
