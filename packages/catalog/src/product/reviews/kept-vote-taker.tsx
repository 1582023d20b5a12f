import { rootRoute } from "@plaza/routing";
import { useEffect, useEffectEvent } from "react";
import { takeVote } from "./kept-vote.ts";
import { useVote } from "./use-vote.ts";

/** Votes for what was pressed before the login, once. */
export function KeptVote({ productId }: { readonly productId: number }): null {
  const { isCustomer } = rootRoute.useRouteContext().session;
  const { run } = useVote(productId);
  const takeOver = useEffectEvent(() => {
    const kept = takeVote(productId);
    if (kept !== null) run({ reviewId: kept.reviewId, isHelpful: true });
  });
  useEffect(() => {
    if (isCustomer) takeOver();
  }, [isCustomer]);
  return null;
}
