import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { saveLowStock } from "@plaza/api-client/desk";
import { Field } from "@plaza/ui-kit/field";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { workRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";

export interface LowStockDialogProps {
  /** Null: of the shop, for all SKUs that have no mark of their own. */
  readonly skuId: number | null;
  /** Null: it has none. */
  readonly mark: number | null;
  /** The shop's. */
  readonly usual: number;
  readonly onClose: () => void;
}

/** Of how many pieces and less the shop wants to know. */
export function LowStockDialog({ skuId, mark, usual, onClose }: LowStockDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = workRoute.useRouteContext();
  const [written, setWritten] = useState(mark === null ? "" : String(mark));
  const [isTried, setTried] = useState(false);
  const text = written.trim();
  const isNone = text === "" && skuId !== null;
  const isWrong = !isNone && !/^\d{1,7}$/.test(text);
  const save = useChange({
    event: "shelf-change",
    send: () => saveLowStock(desk, { skuId, lowStock: isNone ? null : Number(text) }),
    onDone: () => {
      toasts.show(t`The mark is saved.`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={skuId === null ? <Trans>When few are left</Trans> : <Trans>When few of this SKU are left</Trans>}
      submitLabel={<Trans>Save</Trans>}
      busy={save.busy}
      problem={save.problem}
      onSubmit={() => {
        setTried(true);
        if (!isWrong) save.run();
      }}
      onClose={onClose}
    >
      <Field
        label={<Trans context="stock">Pieces</Trans>}
        hint={
          skuId !== null && (
            <Plural
              value={usual}
              one="Empty: as for the shop's other SKUs, # piece and less"
              other="Empty: as for the shop's other SKUs, # pieces and less"
            />
          )
        }
        inputMode="numeric"
        autoComplete="off"
        value={written}
        error={isTried && isWrong && <Trans>A whole number</Trans>}
        onChange={({ currentTarget: { value } }) => setWritten(value)}
      />
    </FormDialog>
  );
}
