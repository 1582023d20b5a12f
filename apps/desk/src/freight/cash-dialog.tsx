import { Trans, useLingui } from "@lingui/react/macro";
import { saveCashTerms, type ShopCashTerms } from "@plaza/api-client/desk";
import { formatMoney, typedFen } from "@plaza/i18n";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { Switch } from "@plaza/ui-kit/switch";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useMemo, useState } from "react";
import { freightRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { mute, strong } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { RegionSet } from "./region-set.tsx";
import { amountText } from "./template-draft.ts";
import type { AllRegions } from "./use-all-regions.ts";

export interface CashDialogProps {
  /** As they were when the dialog was opened. */
  readonly terms: ShopCashTerms;
  readonly all: AllRegions;
  readonly onClose: () => void;
}

/** Whether, where and up to which amount the shop is paid in cash at the door. */
export function CashDialog({ terms, all, onClose }: CashDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = freightRoute.useRouteContext();
  const [read] = useState(terms);
  const [isOffered, setOffered] = useState(read.isOffered);
  const [most, setMost] = useState(read.most === null ? "" : amountText(read.most));
  const [regionIds, setRegionIds] = useState(read.regionIds);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const fen = most.trim() === "" ? null : typedFen(most);
  const isWrong = most.trim() !== "" && (fen === null || fen === 0);
  const save = useChange({
    event: "shop-change",
    send: () => saveCashTerms(desk, { isOffered, most: fen, regionIds, revision: read.revision }),
    onDone: () => {
      toasts.show(t`Saved`);
      onClose();
    },
  });
  const { problem, field } = save;
  const isOfField = field === "most";
  const rejected = useMemo(() => (problem !== null && isOfField ? { most: problem } : null), [problem, isOfField]);
  const { errors, attempt } = useFormErrors<"most">(
    form,
    isWrong ? { most: t`An amount, such as 79.50` } : {},
    rejected,
  );
  const limit = formatMoney(read.platform.most);
  const changed = (): void => {
    if (problem !== null) save.reset();
  };
  return (
    <FormDialog
      size="wide"
      title={<Trans>Cash on delivery</Trans>}
      submitLabel={<Trans>Save</Trans>}
      busy={save.busy}
      problem={isOfField ? null : problem}
      formRef={setForm}
      onSubmit={() => {
        if (attempt()) save.run();
      }}
      onClose={onClose}
    >
      <p className={mute}>
        <Trans>
          The parcel is sent before it is paid. Whoever brings it takes the money, and you record it at the order. A
          parcel that nobody takes comes back to you.
        </Trans>
      </p>
      <Switch
        label={<Trans>Customers may pay in cash on delivery</Trans>}
        checked={isOffered}
        onChange={({ currentTarget: { checked } }) => {
          setOffered(checked);
          changed();
        }}
      />
      <Field
        label={<Trans>Orders up to</Trans>}
        hint={<Trans>The marketplace allows {limit} at most.</Trans>}
        prefix="¥"
        optional
        inputMode="decimal"
        autoComplete="off"
        value={most}
        error={errors.most}
        onChange={({ currentTarget: { value } }) => {
          setMost(value);
          changed();
        }}
      />
      <p className={strong}>
        <Trans>Only in these regions</Trans>
      </p>
      {regionIds.length === 0 && (
        <p className={mute}>
          <Trans>Without any it is wherever you send to.</Trans>
        </p>
      )}
      <RegionSet
        {...all}
        value={regionIds}
        onChange={(value) => {
          setRegionIds(value);
          changed();
        }}
        addLabel={t`Choose a region`}
      />
    </FormDialog>
  );
}
