import { Trans, useLingui } from "@lingui/react/macro";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import type { ReactElement } from "react";
import { ProductFormSection } from "./form-section.tsx";
import { useFocusOfForm } from "./use-form-focus.ts";
import type { ProductWork } from "./use-product-work.ts";

/** Whether shoppers are to find it once it is published. */
export function StateSection({ work: { content, write } }: { readonly work: ProductWork }): ReactElement {
  const { t } = useLingui();
  const { errorOf } = useFocusOfForm();
  return (
    <ProductFormSection
      section="state"
      title={<Trans context="product">State</Trans>}
      summary={content.isListed ? t`On the shelf` : t`Off the shelf`}
    >
      <div data-field="isListed">
        <Checkbox
          label={<Trans>On the shelf</Trans>}
          description={<Trans>Shoppers find it and can buy it. It counts once it is published.</Trans>}
          checked={content.isListed}
          error={errorOf("isListed")}
          onChange={({ currentTarget: { checked } }) => write((now) => ({ ...now, isListed: checked }))}
        />
      </div>
    </ProductFormSection>
  );
}
