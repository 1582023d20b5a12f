import { useLingui } from "@lingui/react/macro";
import {
  type AddressDraft,
  type AddressPart,
  addressProblems,
  maxRecipientLength,
  maxStreetLength,
} from "@plaza/shopping/address-rules";
import type { FieldErrors } from "./form-errors.ts";
import { regionLevels } from "@plaza/shopping/region-choice";
import type { Region } from "@plaza/shopping/regions";

/** The error texts of an address's fields. */
export function useAddressErrors(
  value: AddressDraft,
  provinces: readonly Region[] | null,
  recipientLimit = maxRecipientLength,
): FieldErrors<AddressPart> {
  const { t } = useLingui();
  const { recipient, phone, region, street } = addressProblems(value, recipientLimit);
  const tooLong = (limit: number): string => t`At most ${limit} characters, please.`;
  const errors: Partial<Record<AddressPart, string>> = {};
  if (recipient === "missing") errors.recipient = t`Enter the recipient’s name.`;
  if (recipient === "long") errors.recipient = tooLong(recipientLimit);
  if (phone === "missing") errors.phone = t`Enter a phone number.`;
  if (phone === "malformed") errors.phone = t`Enter a mobile number of 11 digits.`;
  if (street === "missing") errors.street = t`Enter street and house number.`;
  if (street === "long") errors.street = tooLong(maxStreetLength);

  const choose = {
    province: t`Choose the province.`,
    city: t`Choose the city.`,
    district: t`Choose the district.`,
  };
  const { missing } = regionLevels(provinces ?? [], value);
  // Regions are renamed and merged: what was chosen years ago may be gone. Until they are here, the codes are believed.
  if (missing !== null && (provinces !== null || region === "missing")) errors.region = choose[missing];
  return errors;
}
