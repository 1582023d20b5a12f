import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type MarketplaceTrade, removeMarketplaceTrade } from "@plaza/api-client/desk";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { tradesRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";

export interface RemoveTradeDialogProps {
  readonly trade: MarketplaceTrade;
  readonly trades: readonly MarketplaceTrade[];
  readonly onClose: () => void;
}

/** Asks which trade the shops, and the applications that wait, get instead. */
export function RemoveTradeDialog({ trade, trades, onClose }: RemoveTradeDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const { desk } = tradesRoute.useRouteContext();
  const [targetId, setTargetId] = useState("");
  const [isTried, setIsTried] = useState(false);
  const remove = useChange({
    event: "marketplace-trade-change",
    send: () => {
      const { id, revision } = trade;
      return removeMarketplaceTrade(desk, { seen: { id, revision }, targetId: Number(targetId) || null });
    },
    onDone: () => {
      toasts.show(t`The trade is removed.`);
      onClose();
    },
  });
  const name = textIn(trade.name);
  const isRefused = remove.problem !== null && remove.field === "target_id";
  const needsTarget = trade.shopCount + trade.applicationCount > 0 || isRefused;
  const missing = isTried && targetId === "" ? t`Please choose one.` : undefined;
  return (
    <FormDialog
      title={<Trans>Remove “{name}”?</Trans>}
      submitLabel={<Trans>Remove it</Trans>}
      busy={remove.busy}
      problem={isRefused ? null : remove.problem}
      onSubmit={() => {
        setIsTried(true);
        if (!needsTarget || targetId !== "") remove.run();
      }}
      onClose={onClose}
    >
      <p>
        {trade.shopCount === 0 ? (
          <Trans>Whoever applies cannot choose it any more.</Trans>
        ) : (
          <Plural
            value={trade.shopCount}
            one="Whoever applies cannot choose it any more. # shop gets another one."
            other="Whoever applies cannot choose it any more. # shops get another one."
          />
        )}
      </p>
      {needsTarget && (
        <SelectField
          label={<Trans>Trade in its place</Trans>}
          error={isRefused ? remove.problem : missing}
          value={targetId}
          onChange={({ currentTarget: { value } }) => {
            setTargetId(value);
            if (remove.problem !== null) remove.reset();
          }}
        >
          <option value="">{t`Please choose`}</option>
          {trades
            .filter(({ id }) => id !== trade.id)
            .map((each) => (
              <option key={each.id} value={String(each.id)}>
                {textIn(each.name)}
              </option>
            ))}
        </SelectField>
      )}
    </FormDialog>
  );
}
