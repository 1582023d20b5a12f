import { Trans, useLingui } from "@lingui/react/macro";
import { Field } from "@plaza/ui-kit/field";
import type { FieldErrors, FormErrors } from "@plaza/ui-kit/form-errors";
import { SelectField } from "@plaza/ui-kit/select-field";
import type { ReactElement, ReactNode } from "react";
import { NewAccountFields } from "../session/new-account-fields.tsx";
import type { NewShopField } from "./new-shop.ts";

export interface NewShopFieldsProps {
  readonly trades: readonly { readonly id: number; readonly name: string }[];
  readonly errors: FieldErrors<NewShopField>;
  readonly onLeave: FormErrors<NewShopField>["leave"];
  /** Whose account it is. */
  readonly accountHint: ReactNode;
}

/** What a new shop is called and deals in, and what its owner logs in with. */
export function NewShopFields({ trades, errors, onLeave, accountHint }: NewShopFieldsProps): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <Field
        label={<Trans>Name of the shop</Trans>}
        name="name"
        autoComplete="off"
        maxLength={100}
        error={errors.name}
        onBlur={onLeave("name")}
      />
      <SelectField label={<Trans>Trade</Trans>} name="tradeId" error={errors.tradeId} defaultValue="">
        <option value="">{t`Please choose`}</option>
        {trades.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </SelectField>
      <NewAccountFields errors={errors} onLeave={onLeave} hint={accountHint} />
    </>
  );
}
