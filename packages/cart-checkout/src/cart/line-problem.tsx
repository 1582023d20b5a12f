import { Trans } from "@lingui/react/macro";
import type { CartLine } from "@plaza/api-client";
import { Icon } from "@plaza/ui-kit/icon";
import { CircleAlert, Clock } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { isShort } from "./cart-sums.ts";
import { problem, scarce } from "./line-problem.css.ts";

/** A stock up to this is shown. */
const scarceStock = 5;

const reasons: Readonly<Record<NonNullable<CartLine["unavailable"]>, ReactNode>> = {
  "off-shelf": <Trans>This product is no longer on sale</Trans>,
  "sold-out": <Trans>Sold out</Trans>,
  "option-gone": <Trans>This option is no longer available</Trans>,
  "shop-closed": <Trans>This shop takes no orders at present</Trans>,
};

export interface LineProblemProps {
  readonly line: Pick<CartLine, "unavailable" | "stock" | "quantity">;
}

/** Why a line cannot be bought, or that its stock is low. */
export function LineProblem({ line }: LineProblemProps): ReactElement | null {
  const { unavailable, stock } = line;
  if (unavailable !== null)
    return (
      <p className={problem}>
        <Icon of={CircleAlert} size={14} />
        {reasons[unavailable]}
      </p>
    );
  if (stock === null || (stock > scarceStock && !isShort(line))) return null;
  return (
    <p className={isShort(line) ? problem : scarce}>
      <Icon of={isShort(line) ? CircleAlert : Clock} size={14} />
      <Trans>Only {stock} left</Trans>
    </p>
  );
}
