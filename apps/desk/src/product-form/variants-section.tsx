import { Plural, Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { useTextIn } from "../shared/use-text-in.ts";
import { ProductFormSection } from "./form-section.tsx";
import { NewOption } from "./new-option.tsx";
import { OptionEditor } from "./option-editor.tsx";
import { wrong } from "./product-form.css.ts";
import { SkuMatrix } from "./sku-matrix.tsx";
import { useFocusOfForm } from "./use-form-focus.ts";
import type { ProductWork } from "./use-product-work.ts";

export interface VariantsSectionProps {
  readonly work: ProductWork;
  /** How many cells have something in them that cannot be understood. */
  readonly onRejected: (count: number) => void;
}

/** What can be chosen of a product, and what each combination costs. */
export function VariantsSection({ work, onRejected }: VariantsSectionProps): ReactElement {
  const textIn = useTextIn();
  const { errorOf } = useFocusOfForm();
  const { options, skus } = work.content;
  const names = options.map(({ name }) => textIn(name)).join(" × ");
  const error = errorOf("options") ?? errorOf("skus");
  return (
    <ProductFormSection
      section="variants"
      title={<Trans>Options and variants</Trans>}
      summary={
        options.length === 0 ? (
          <Trans>No options</Trans>
        ) : (
          <>
            <span>{names}</span> <Plural value={skus.length} one="· # variant" other="· # variants" />
          </>
        )
      }
    >
      {error !== undefined && <p className={wrong}>{error}</p>}
      {options.map((option, index) => (
        <OptionEditor key={option.id ?? `new ${index}`} work={work} option={option} index={index} />
      ))}
      <NewOption key={options.length} work={work} />
      <div data-field="skus">
        <SkuMatrix key={work.resets} work={work} onRejected={onRejected} />
      </div>
    </ProductFormSection>
  );
}
