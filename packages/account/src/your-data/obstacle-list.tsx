import { Plural, Trans } from "@lingui/react/macro";
import type { DeletionObstacle } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { to, useOptionalLink } from "@plaza/routing";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { list, withLink } from "./your-data.css.ts";

/** What has to be settled before, each with a way there. */
export function ObstacleList({ obstacles }: { readonly obstacles: readonly DeletionObstacle[] }): ReactElement {
  const ways = {
    orders: useOptionalLink(to.orders),
    afterSales: useOptionalLink(to.afterSales),
    wallet: useOptionalLink(to.wallet),
  };
  return (
    <ul className={list}>
      {obstacles.map((obstacle) => {
        const way = ways[screenOf(obstacle.kind)]?.();
        const text = <ObstacleText {...obstacle} />;
        return (
          <li key={obstacle.kind} className={way && withLink}>
            {way === undefined ? (
              text
            ) : (
              <Link {...way} className={textLink}>
                {text}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function screenOf(kind: string): "orders" | "afterSales" | "wallet" {
  if (kind === "balance" || kind === "top_ups") return "wallet";
  return kind === "after_sales" || kind === "withdrawals" ? "afterSales" : "orders";
}

function ObstacleText({ kind, count, amount }: DeletionObstacle): ReactElement {
  const money = formatMoney(amount ?? 0);
  switch (kind) {
    case "orders":
      return <Plural value={count} one="# open order" other="# open orders" />;
    case "after_sales":
      return <Plural value={count} one="# after-sales request under way" other="# after-sales requests under way" />;
    case "withdrawals":
      return <Plural value={count} one="# withdrawal under way" other="# withdrawals under way" />;
    case "refunds":
      return <Trans>A refund of {money} that is on its way to you</Trans>;
    case "top_ups":
      return <Trans>A top-up that has not arrived yet</Trans>;
    case "balance":
      return <Trans>{money} in your wallet</Trans>;
    // Of a platform that knows more.
    default:
      return <Trans>Something that is not finished yet</Trans>;
  }
}
