import { useLingui } from "@lingui/react/macro";
import { type ReactElement, type ReactNode, type SubmitEvent, useState } from "react";
import { Alert } from "./alert.tsx";
import { form as formLook, pair } from "./address-form.css.ts";
import {
  type AddressDraft,
  type CompleteAddress,
  completeAddress,
  maxStreetLength,
} from "@plaza/shopping/address-rules";
import { Checkbox } from "./checkbox.tsx";
import { Field } from "./field.tsx";
import { useFormErrors } from "./form-errors.ts";
import { hasContent } from "./has-content.ts";
import { PhoneField } from "./phone-field.tsx";
import { RegionPicker } from "./region-picker.tsx";
import { TextArea } from "./text-area.tsx";
import { useAddressErrors } from "./use-address-errors.ts";
import { type RegionSource, useRegions } from "./use-regions.ts";

export type { RegionSource } from "./use-regions.ts";

export interface AddressFormProps {
  /** For the button that sends it, which may stand outside: `<Button type="submit" form={id}>`. */
  readonly id: string;
  readonly value: AddressDraft;
  readonly onChange: (value: AddressDraft) => void;
  /** The same function at each render, or it would be called again. */
  readonly regions: RegionSource;
  /** Called with a complete address only; until then the form shows what is missing. */
  readonly onSubmit: (address: CompleteAddress) => void;
  /** It is being saved: sending it again does nothing. */
  readonly busy?: boolean | undefined;
  /** Why it was not saved. */
  readonly failure?: ReactNode;
  /** How many characters a recipient may have; those of the contract unless it says otherwise. */
  readonly recipientLimit?: number | undefined;
  /** The customer's first address becomes the default in any case. */
  readonly first?: boolean | undefined;
}

/** Recipient and address of a parcel. It neither loads nor saves addresses. */
export function AddressForm(props: AddressFormProps): ReactElement {
  const { id, value, onChange, onSubmit, busy = false, failure, first = false, recipientLimit } = props;
  const { t } = useLingui();
  const regions = useRegions(props.regions);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const { errors, leave, attempt } = useFormErrors(form, useAddressErrors(value, regions.provinces, recipientLimit));

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (busy || !attempt()) return;
    const address = completeAddress(first ? { ...value, isDefault: true } : value, recipientLimit);
    if (address !== null) onSubmit(address);
  }
  return (
    <form id={id} ref={setForm} noValidate className={formLook} onSubmit={submit}>
      <div className={pair}>
        <Field
          label={t`Recipient`}
          name="recipient"
          autoComplete="name"
          value={value.recipient}
          error={errors.recipient}
          onBlur={leave("recipient")}
          onChange={(event) => onChange({ ...value, recipient: event.target.value })}
        />
        <PhoneField
          label={t`Phone number`}
          name="phone"
          value={value.phone}
          error={errors.phone}
          onBlur={leave("phone")}
          onChange={(event) => onChange({ ...value, phone: event.target.value })}
        />
      </div>
      <RegionPicker
        regions={regions}
        value={value}
        error={errors.region}
        onChange={(region) => onChange({ ...value, ...region })}
      />
      <TextArea
        label={t`Street, building, flat`}
        name="street"
        autoComplete="street-address"
        rows={2}
        maxLength={maxStreetLength}
        value={value.street}
        error={errors.street}
        onBlur={leave("street")}
        onChange={(event) => onChange({ ...value, street: event.target.value })}
      />
      <Checkbox
        label={t`Use as the default address`}
        checked={first || value.isDefault}
        disabled={first}
        description={first && t`Your first address is the default one.`}
        onChange={(event) => onChange({ ...value, isDefault: event.target.checked })}
      />
      {hasContent(failure) && (
        <Alert kind="danger" announce>
          {failure}
        </Alert>
      )}
    </form>
  );
}
