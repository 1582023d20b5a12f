import { Trans, useLingui } from "@lingui/react/macro";
import {
  type FlatFreight,
  saveSellingTerms,
  type SeenSellingTerms,
  type SellingTerms,
  setShopOpen,
} from "@plaza/api-client/desk";
import { formatMoney, typedFen } from "@plaza/i18n";
import { Field } from "@plaza/ui-kit/field";
import { type FieldErrors, useFormErrors } from "@plaza/ui-kit/form-errors";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ChangeEvent, type ReactElement, useState } from "react";
import { todayRoute } from "../routes.ts";
import { mute } from "../shared/page.css.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import { termFields } from "./terms-dialog.css.ts";

export interface TermsDialogProps {
  readonly terms: SellingTerms;
  /** The shop opens once the terms are saved. */
  readonly opens: boolean;
  readonly onClose: () => void;
}

interface WrittenTerms {
  readonly returnContact: string;
  readonly returnPhone: string;
  readonly returnAddress: string;
  readonly charge: "free" | "flat" | null;
  readonly amount: string;
  readonly freeFrom: string;
}

type TextField = Exclude<keyof WrittenTerms, "charge">;

/** Names of the wire's fields, for what the platform says of one. */
const fieldsOfWire: Readonly<Record<string, TextField>> = {
  return_contact: "returnContact",
  return_phone: "returnPhone",
  return_address: "returnAddress",
  freight_amount: "amount",
  free_from: "freeFrom",
};

/** Where a shop takes goods back, and what it charges for sending: asked before it opens, and changed any time. */
export function TermsDialog({ terms, opens, onClose }: TermsDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = todayRoute.useRouteContext();
  const [written, setWritten] = useState<WrittenTerms>(() => writtenOf(terms));
  // What is read again meanwhile is not what was written upon.
  const [seen, setSeen] = useState<SeenSellingTerms>(terms);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const freight = terms.hasOwnFreight ? null : freightOf(written);
  const save = useChange({
    event: "shop-change",
    send: async () => {
      const { returnContact, returnPhone, returnAddress } = written;
      const change = { seen, returnContact, returnPhone, returnAddress, freight: freight ?? null };
      const { revision } = await saveSellingTerms(desk, change);
      // Where the shop does not open then, the next try overwrites what this one has saved.
      setSeen({ revision, freight: freight ?? seen.freight });
      if (opens) await setShopOpen(desk, { isOpen: true });
    },
    onDone: () => {
      toasts.show(opens ? t`Your shop is open.` : t`Saved`);
      onClose();
    },
  });
  const missing = t`Please fill this in.`;
  const amountWanted = t`An amount, such as 79.50`;
  const isFlat = !terms.hasOwnFreight && written.charge === "flat";
  const problems: FieldErrors<keyof WrittenTerms> = {
    ...(written.returnContact.trim() === "" && { returnContact: missing }),
    ...(written.returnPhone.trim() === "" && { returnPhone: missing }),
    ...(written.returnAddress.trim() === "" && { returnAddress: missing }),
    ...(!terms.hasOwnFreight && written.charge === null && { charge: t`Please choose.` }),
    ...(isFlat && !typedFen(written.amount) && { amount: amountWanted }),
    ...(isFlat && written.freeFrom.trim() !== "" && !typedFen(written.freeFrom) && { freeFrom: amountWanted }),
  };
  const { errors, attempt } = useFormErrors(form, problems);
  const refused = save.field === null ? undefined : fieldsOfWire[save.field];
  const fieldOf = (name: TextField) => ({
    value: written[name],
    error: errors[name] ?? (refused === name ? save.problem : undefined),
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      save.reset();
      setWritten({ ...written, [name]: value });
    },
  });
  return (
    <FormDialog
      size="wide"
      title={opens ? <Trans>Before your shop opens</Trans> : <Trans>Returns and freight</Trans>}
      submitLabel={opens ? <Trans>Save and open</Trans> : <Trans>Save</Trans>}
      busy={save.busy}
      problem={refused === undefined ? save.problem : null}
      formRef={setForm}
      onSubmit={() => {
        if (attempt()) save.run();
      }}
      onClose={onClose}
    >
      <p className={mute}>
        <Trans>Shoppers send goods back to this address. Without one they cannot return anything.</Trans>
      </p>
      <div className={termFields}>
        <Field label={<Trans>Recipient of returns</Trans>} maxLength={40} {...fieldOf("returnContact")} />
        <Field
          label={<Trans>Phone for returns</Trans>}
          type="tel"
          maxLength={30}
          autoComplete="off"
          {...fieldOf("returnPhone")}
        />
      </div>
      <Field
        label={<Trans>Return address</Trans>}
        hint={<Trans>Province, city, district, street and number</Trans>}
        maxLength={200}
        {...fieldOf("returnAddress")}
      />
      {terms.hasOwnFreight ? (
        <p className={mute}>
          <Trans>Your shop has freight by region, weight or product; that stays as it is.</Trans>
        </p>
      ) : (
        <RadioGroup
          label={<Trans>What sending costs</Trans>}
          options={[
            { value: "free", label: t`Free for every order` },
            { value: "flat", label: t`One amount per order` },
          ]}
          value={written.charge}
          error={errors.charge}
          onChange={(charge) => setWritten({ ...written, charge })}
        />
      )}
      {isFlat && (
        <div className={termFields}>
          <Field
            label={<Trans>Freight per order</Trans>}
            prefix="¥"
            inputMode="decimal"
            autoComplete="off"
            {...fieldOf("amount")}
          />
          <Field
            label={<Trans>Free from</Trans>}
            prefix="¥"
            optional
            inputMode="decimal"
            autoComplete="off"
            hint={<Trans>Orders of this amount or more are sent for free.</Trans>}
            {...fieldOf("freeFrom")}
          />
        </div>
      )}
    </FormDialog>
  );
}

function writtenOf({ freight, ...terms }: SellingTerms): WrittenTerms {
  const { returnContact, returnPhone, returnAddress } = terms;
  const returns = { returnContact, returnPhone, returnAddress };
  if (freight === null || freight.amount === 0)
    return { ...returns, charge: freight === null ? null : "free", amount: "", freeFrom: "" };
  const freeFrom = freight.freeFrom === null ? "" : amountText(freight.freeFrom);
  return { ...returns, charge: "flat", amount: amountText(freight.amount), freeFrom };
}

/** For a field whose currency stands before it. */
function amountText(fen: number): string {
  return formatMoney(fen).replace("¥", "");
}

/** Undefined as long as nothing usable is written. */
function freightOf({ charge, amount, freeFrom }: WrittenTerms): FlatFreight | undefined {
  if (charge === "free") return { amount: 0, freeFrom: null };
  const fen = typedFen(amount);
  if (charge === null || !fen) return undefined;
  return { amount: fen, freeFrom: freeFrom.trim() === "" ? null : typedFen(freeFrom) };
}
