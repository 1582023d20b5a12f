import { Plural, Trans } from "@lingui/react/macro";
import { approveProducts, type MarketplaceProduct } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { allProductsRoute } from "../routes.ts";
import { row } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { chosen as chosenLook } from "./approvals.css.ts";

export interface ApproveChosenProps {
  /** As they were read when they were chosen. */
  readonly products: readonly MarketplaceProduct[];
  readonly onDone: () => void;
}

/** Approves the products that are ticked, once somebody has said so. */
export function ApproveChosen({ products, onDone }: ApproveChosenProps): ReactElement {
  const toasts = useToasts();
  const { desk } = allProductsRoute.useRouteContext();
  const [isAsked, setAsked] = useState(false);
  const [leftCount, setLeftCount] = useState(0);
  const count = products.length;
  const approve = useChange({
    event: "approval-decision",
    send: () =>
      approveProducts(desk, {
        products: products.map(({ id, approval }) => ({ id, revision: approval?.revision ?? 0 })),
      }),
    onDone: ({ approvedCount, changedMeanwhile }) => {
      setAsked(false);
      setLeftCount(changedMeanwhile.length);
      if (approvedCount > 0)
        toasts.show(<Plural value={approvedCount} one="# product is approved." other="# products are approved." />);
      onDone();
    },
  });
  return (
    <>
      {leftCount > 0 && (
        <Alert kind="warning" announce>
          <Plural
            value={leftCount}
            one="# product was changed, or decided about, meanwhile. Please look at it again."
            other="# products were changed, or decided about, meanwhile. Please look at them again."
          />
        </Alert>
      )}
      <div className={`${row} ${chosenLook}`}>
        <Button kind="primary" disabled={count === 0} onClick={() => setAsked(true)}>
          {count === 0 ? (
            <Trans>Approve those that are ticked</Trans>
          ) : (
            <Plural value={count} one="Approve # product" other="Approve # products" />
          )}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={<Plural value={count} one="Approve # product?" other="Approve # products?" />}
        keep={<Trans>Not now</Trans>}
        confirm={<Trans>Approve</Trans>}
        busy={approve.busy}
        error={approve.problem}
        onConfirm={() => approve.run()}
        onClose={() => {
          setAsked(false);
          approve.reset();
        }}
      >
        <Trans>Those that are on the shelf are on sale at once.</Trans>
      </ConfirmDialog>
    </>
  );
}
