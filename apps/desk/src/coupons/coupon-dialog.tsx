import { Trans, useLingui } from "@lingui/react/macro";
import { addShopCoupon, type NewShopCoupon } from "@plaza/api-client/desk";
import { foreignZone, useReader } from "@plaza/i18n";
import { Field } from "@plaza/ui-kit/field";
import { type FieldErrors, useFormErrors } from "@plaza/ui-kit/form-errors";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ChangeEvent, type ReactElement, useState } from "react";
import { couponsRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import { CouponProducts } from "./coupon-products.tsx";
import { couponFields } from "./coupons.css.ts";
import { dayOf, readCoupon, type WrittenCoupon } from "./read-coupon.ts";

const aMonth = 30 * 24 * 60 * 60 * 1000;

/** What it is worth stays as it was promised, so it is asked with care. */
export function CouponDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const zone = foreignZone(useReader());
  const toasts = useToasts();
  const { desk } = couponsRoute.useRouteContext();
  const [written, setWritten] = useState<WrittenCoupon>(() => ({
    name: "",
    amount: "",
    threshold: "",
    total: "",
    perCustomer: "1",
    from: dayOf(Date.now()),
    until: dayOf(Date.now() + aMonth),
    validDays: "30",
    scope: "all",
    products: [],
  }));
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const add = useChange({
    event: "shop-coupon-change",
    send: (coupon: NewShopCoupon) => addShopCoupon(desk, coupon),
    onDone: () => {
      toasts.show(t`The coupon is offered.`);
      onClose();
    },
  });
  const read = readCoupon(written);
  const texts = {
    missing: t`Please fill this in.`,
    amount: t`An amount, such as 79.50`,
    doubt: t`With two decimals, please: this can mean two amounts`,
    low: t`No less than the coupon is worth`,
    count: t`A whole number from 1`,
    days: t`1 to 365 days`,
    order: t`No earlier than the first day`,
    products: t`Choose one product at least.`,
  };
  const problems: FieldErrors<keyof WrittenCoupon> =
    "problems" in read
      ? Object.fromEntries(Object.entries(read.problems).map(([name, problem]) => [name, texts[problem]]))
      : {};
  const { errors, attempt } = useFormErrors(form, problems);
  const fieldOf = (name: Exclude<keyof WrittenCoupon, "scope" | "products">) => ({
    value: written[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
      setWritten({ ...written, [name]: value }),
  });
  function submit(): void {
    if (attempt() && "coupon" in read) add.run(read.coupon);
  }
  return (
    <FormDialog
      size="wide"
      title={<Trans>New coupon</Trans>}
      submitLabel={<Trans>Offer the coupon</Trans>}
      busy={add.busy}
      problem={add.problem}
      formRef={setForm}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={<Trans>Coupon name</Trans>} maxLength={40} autoComplete="off" {...fieldOf("name")} />
      <div className={couponFields}>
        <Field label={<Trans>Worth</Trans>} prefix="¥" inputMode="decimal" autoComplete="off" {...fieldOf("amount")} />
        <Field
          label={<Trans>Minimum spend</Trans>}
          prefix="¥"
          optional
          inputMode="decimal"
          autoComplete="off"
          {...fieldOf("threshold")}
        />
        <Field label={<Trans>First day to claim it</Trans>} type="date" hint={zone} {...fieldOf("from")} />
        <Field label={<Trans>Last day to claim it</Trans>} type="date" hint={zone} {...fieldOf("until")} />
        <Field
          label={<Trans>Valid for days after the claim</Trans>}
          inputMode="numeric"
          autoComplete="off"
          {...fieldOf("validDays")}
        />
        <Field
          label={<Trans>Per customer</Trans>}
          optional
          inputMode="numeric"
          autoComplete="off"
          {...fieldOf("perCustomer")}
        />
        <Field
          label={<Trans>Total number</Trans>}
          optional
          hint={<Trans>Empty: as many as are wanted</Trans>}
          inputMode="numeric"
          autoComplete="off"
          {...fieldOf("total")}
        />
      </div>
      <RadioGroup
        label={<Trans>Applies to</Trans>}
        options={[
          { value: "all", label: t`Everything that the shop sells` },
          { value: "only", label: t`Certain products only` },
          { value: "except", label: t`All but certain products` },
        ]}
        value={written.scope}
        error={errors.scope}
        onChange={(scope) => setWritten({ ...written, scope })}
      />
      {written.scope !== "all" && (
        <CouponProducts products={written.products} onChange={(products) => setWritten({ ...written, products })} />
      )}
    </FormDialog>
  );
}
