import { Trans } from "@lingui/react/macro";
import { ApiError, idempotencyKey, type Settlement, type SettlementShop, type Submission } from "@plaza/api-client";
import { type CheckoutRequest, readCheckoutRequest, useExtension } from "@plaza/routing";
import { panelTitle } from "@plaza/ui-kit/global";
import { useServerTime } from "@plaza/ui-kit/use-server-time";
import type { ReactElement } from "react";
import { checkoutRoute } from "../routes.ts";
import { columns, heading, main, page, title } from "../shared/columns.css.ts";
import { AddressSection } from "./address-section.tsx";
import { CheckoutNotices, UnconfirmedSubmission } from "./checkout-notices.tsx";
import { products } from "./checkout-page.css.ts";
import type { CheckoutChoice } from "./checkout-query.ts";
import { CheckoutRejected } from "./checkout-rejected.tsx";
import { CheckoutShopPanel } from "./checkout-shop-panel.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { checkoutSums } from "./checkout-sums.ts";
import { type Checkout, useCheckout } from "./use-checkout.ts";
import { useSubmission } from "./use-submission.ts";

interface CheckoutScreenProps {
  /** The address's `data`. */
  readonly data: string;
  readonly request: CheckoutRequest;
}

function CheckoutScreen({ data, request }: CheckoutScreenProps): ReactElement {
  const { rejection } = checkoutRoute.useLoaderData();
  const checkout = useCheckout(data, request);
  const submission = useSubmission(data, checkout.settleAgain);
  const repeatable = useExtension("idempotency");
  const { settlement, draft } = checkout;
  const now = useServerTime(checkout.settledAt);

  /** Another choice makes another order, so the last one's rejection is cleared. */
  function forgetRejection(): void {
    if (submission.state.kind === "rejected") submission.forget();
  }
  function choose(choice: Partial<CheckoutChoice>): void {
    forgetRejection();
    checkout.change(choice);
  }
  function content(): ReactElement {
    if (submission.state.kind === "unconfirmed")
      return (
        <UnconfirmedSubmission repeatable={repeatable} onRepeat={submission.repeat} onForget={submission.forget} />
      );
    // The draft in this tab's storage may differ from what the loader has fetched.
    if (settlement === null && checkout.unanswered && rejection === null) return <CheckoutSkeleton />;
    if (settlement === null) {
      const message = checkout.error instanceof ApiError ? checkout.error.platformMessage : rejection?.message;
      return (
        <CheckoutRejected
          message={message ?? null}
          retrying={checkout.settling}
          onRetry={checkout.settleAgain}
          onAddress={checkout.settleAddress}
        />
      );
    }
    const sums = checkoutSums(settlement.shops);
    const needsAddress = settlement.shops.some(isSent);
    return (
      <>
        <CheckoutNotices checkout={checkout} submission={submission.state} total={sums.total} />
        <div className={columns}>
          <div className={main}>
            {needsAddress && (
              <AddressSection
                settled={settlement.address}
                chosenId={draft.addressId ?? settlement.address?.id ?? null}
                onChoose={(addressId) => choose({ addressId })}
                onSaved={(addressId) => {
                  forgetRejection();
                  checkout.settleAddress(addressId);
                }}
              />
            )}
            <h2 className={`${panelTitle} ${products}`}>
              <Trans>Products</Trans>
            </h2>
            {settlement.shops.map((shop) => (
              <CheckoutShopPanel
                key={shop.id}
                shop={shop}
                choice={draft.coupons[shop.id]}
                usedCouponId={checkout.usedCouponAt(shop)}
                remark={draft.remarks[shop.id] ?? ""}
                settling={checkout.outdated}
                now={now}
                deliveryKnown={settlement.address !== null || !isSent(shop)}
                pickup={draft.pickups.includes(shop.id)}
                onPickup={(pickup) => {
                  const others = draft.pickups.filter((id) => id !== shop.id);
                  choose({ pickups: pickup ? [...others, shop.id] : others });
                }}
                onCoupon={(couponId) => choose({ coupons: { ...draft.coupons, [shop.id]: couponId } })}
                onClaimed={() => {
                  forgetRejection();
                  checkout.settleClaim(shop.id);
                }}
                onRemark={(remark) => checkout.change({ remarks: { ...draft.remarks, [shop.id]: remark } })}
              />
            ))}
          </div>
          <CheckoutSummary
            sums={sums}
            address={settlement.address}
            needsAddress={needsAddress}
            settling={checkout.outdated}
            settled={!checkout.outdated && checkout.error === null}
            sending={submission.state.kind === "sending"}
            onSubmit={() => submission.submit(submissionOf(settlement, request, checkout, repeatable))}
          />
        </div>
      </>
    );
  }
  return (
    <div className={page}>
      <div className={heading}>
        <h1 className={title}>
          <Trans>Confirm order</Trans>
        </h1>
      </div>
      {content()}
    </div>
  );
}

/** Whether any of it is sent to an address. */
function isSent({ lines }: SettlementShop): boolean {
  return lines.some(({ delivery }) => delivery === "express");
}

/** The submission is made of what the shopper sees. */
function submissionOf(
  settlement: Settlement,
  { cartLineIds }: CheckoutRequest,
  { draft: { remarks }, usedCouponAt }: Pick<Checkout, "draft" | "usedCouponAt">,
  repeatable: boolean,
): Submission {
  return {
    lines: settlement.shops.flatMap(({ lines }) => lines),
    cartLineIds,
    addressId: settlement.shops.some(isSent) ? (settlement.address?.id ?? null) : null,
    couponIds: settlement.shops.flatMap((shop) => usedCouponAt(shop) ?? []),
    remarks: settlement.shops.map(({ id: shopId }) => ({ shopId, text: remarks[shopId] ?? "" })),
    expectedAmount: settlement.totalAmount,
    idempotencyKey: repeatable ? idempotencyKey() : null,
  };
}

/** Checkout of a cart or of one product. */
export function CheckoutPage(): ReactElement | null {
  const { data = "" } = checkoutRoute.useSearch();
  const request: CheckoutRequest | null = readCheckoutRequest(data);
  // The loader redirects every other address to the cart.
  if (request === null) return null;
  // The key resets all choices when something else is checked out.
  return <CheckoutScreen key={data} data={data} request={request} />;
}
