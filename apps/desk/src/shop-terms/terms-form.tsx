import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { saveShopTerms, type SeenShopTerms, type ShopInvoiceKind, shopInvoiceKinds } from "@plaza/api-client/desk";
import { Field } from "@plaza/ui-kit/field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { shopTermsRoute } from "../routes.ts";
import { ChangedMeanwhile } from "../shared/changed-meanwhile.tsx";
import { LeaveDialog } from "../shared/leave-dialog.tsx";
import { mute, panel, panelTitle, stack } from "../shared/page.css.ts";
import { SaveBar } from "../shared/save-bar.tsx";
import { useUnsavedWork } from "../shared/unsaved-work/use-unsaved-work.ts";

interface TermsWork {
  /** As it is typed. */
  readonly returnDays: string;
  readonly invoices: ShopInvoiceKind;
}

/** Returns and invoices, and one bar to save them. */
export function TermsForm({ saved }: { readonly saved: SeenShopTerms }): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = shopTermsRoute.useRouteContext();
  const { revision, askedReturnDays } = saved;
  const control = useUnsavedWork<TermsWork>({
    event: "shop-change",
    read: { work: { returnDays: String(saved.returnDays ?? ""), invoices: saved.invoices }, revision },
    countChanges: (before, now) =>
      Number(before.returnDays !== now.returnDays) + Number(before.invoices !== now.invoices),
    savedAs: ({ returnDays, invoices }) => ({ returnDays: returnDays.trim(), invoices }),
    send: (written) => saveShopTerms(desk, { revision: written.revision, ...written.work }),
    onSaved: () => toasts.show(t`Saved`),
  });
  const { work, write, changes, saving } = control;
  const { problem, field } = saving;
  const names: Readonly<Record<ShopInvoiceKind, string>> = {
    none: t`None`,
    normal: t`Without the buyer’s registration for tax`,
    special: t`With and without the buyer’s registration for tax`,
  };
  return (
    <>
      {control.isChangedMeanwhile && (
        <ChangedMeanwhile onTheirs={() => control.goOn("theirs")} onMine={() => control.goOn("mine")} />
      )}
      <section className={`${panel} ${stack}`} aria-labelledby="shop-terms">
        <div>
          <h2 id="shop-terms" className={panelTitle}>
            <Trans>What you promise your customers</Trans>
          </h2>
          <p className={mute}>
            <Trans>It stands at each of your products. Orders keep what was promised when they were placed.</Trans>
          </p>
        </div>
        <Field
          label={t`Days for returns after receipt`}
          hint={
            <Plural
              value={askedReturnDays}
              one="Empty: # day, as the platform asks. At most 90."
              other="Empty: # days, as the platform asks. At most 90."
            />
          }
          optional
          type="number"
          inputMode="numeric"
          step={1}
          value={work.returnDays}
          error={field === "return_days" ? (problem ?? undefined) : undefined}
          onChange={({ currentTarget: { value } }) => write(() => ({ returnDays: value }))}
        />
        <SelectField
          label={<Trans>Invoices that you issue</Trans>}
          value={work.invoices}
          onChange={({ currentTarget: { value } }) =>
            write((before) => ({ invoices: shopInvoiceKinds.find((each) => each === value) ?? before.invoices }))
          }
        >
          {shopInvoiceKinds.map((kind) => (
            <option key={kind} value={kind}>
              {names[kind]}
            </option>
          ))}
        </SelectField>
      </section>
      <SaveBar
        changes={changes}
        busy={saving.busy}
        problem={field === "return_days" ? null : problem}
        onUndo={control.undo}
        onSave={control.save}
        onRedo={control.redo}
      />
      <LeaveDialog isNeeded={changes > 0}>
        <Trans>What you have changed here is lost.</Trans>
      </LeaveDialog>
    </>
  );
}
