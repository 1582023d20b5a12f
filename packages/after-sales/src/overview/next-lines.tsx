import { Trans } from "@lingui/react/macro";
import type { AfterSalesState } from "@plaza/api-client";
import type { ReactNode } from "react";

/** What the customer can do next; null where somebody else has to. */
export const nextLines: Readonly<Record<AfterSalesState, ReactNode>> = {
  applied: null,
  refused: <Trans>The details say why. You can apply again with more proof.</Trans>,
  awaitingGoods: <Trans>The shop agreed and waits for the parcel. Send it, then enter its tracking number here.</Trans>,
  goodsSent: null,
  goodsRefused: <Trans>The details say why. You can apply again with more proof.</Trans>,
  refunding: null,
  refunded: null,
  revoked: null,
};
