import { Trans, useLingui } from "@lingui/react/macro";
import { withdrawalExclusions } from "@plaza/api-client/desk";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { SelectField } from "@plaza/ui-kit/select-field";
import type { ReactElement } from "react";
import { ProductFormSection } from "./form-section.tsx";
import { useExclusionNames } from "./use-exclusion-names.ts";
import { useFocusOfForm } from "./use-form-focus.ts";
import type { ProductWork } from "./use-product-work.ts";

/** Whether shoppers may withdraw from the purchase, and what else holds for it. */
export function TermsSection({ work: { content, write } }: { readonly work: ProductWork }): ReactElement {
  const { t } = useLingui();
  const { errorOf } = useFocusOfForm();
  const names = useExclusionNames();
  const { withdrawalExclusion, showsStock, hasMemberPrice } = content;
  return (
    <ProductFormSection
      section="terms"
      title={<Trans>Withdrawal and prices</Trans>}
      summary={withdrawalExclusion === null ? t`Shoppers may withdraw` : names[withdrawalExclusion]}
    >
      <SelectField
        label={<Trans>Withdrawal from the purchase</Trans>}
        hint={<Trans>The law excepts only these. What holds when it is ordered, holds for that order.</Trans>}
        data-field="withdrawalExclusion"
        value={withdrawalExclusion ?? ""}
        error={errorOf("withdrawalExclusion")}
        onChange={({ currentTarget: { value } }) =>
          write((now) => ({
            ...now,
            withdrawalExclusion: withdrawalExclusions.find((each) => each === value) ?? null,
          }))
        }
      >
        <option value="">{t`Shoppers may withdraw`}</option>
        {withdrawalExclusions.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </SelectField>
      <div data-field="showsStock">
        <Checkbox
          label={<Trans>Shoppers see how many are left</Trans>}
          checked={showsStock}
          error={errorOf("showsStock")}
          onChange={({ currentTarget: { checked } }) => write((now) => ({ ...now, showsStock: checked }))}
        />
      </div>
      <div data-field="hasMemberPrice">
        <Checkbox
          label={<Trans>Members pay the price of their level</Trans>}
          checked={hasMemberPrice}
          error={errorOf("hasMemberPrice")}
          onChange={({ currentTarget: { checked } }) => write((now) => ({ ...now, hasMemberPrice: checked }))}
        />
      </div>
    </ProductFormSection>
  );
}
