import { Trans } from "@lingui/react/macro";
import type { CartLine } from "@plaza/api-client";
import { Icon } from "@plaza/ui-kit/icon";
import { CircleAlert, Clock } from "lucide";
import type { ReactElement } from "react";
import { isShort } from "./cart-sums.ts";
import { problem, scarce } from "./line-problem.css.ts";

/** A stock up to this is shown. */
const scarceStock = 5;

const reasons: Readonly<Record<NonNullable<CartLine["unavailable"]>, ReactElement>> = {
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
  const urgent = unavailable !== null || isShort(line);
  if (!urgent && (stock === null || stock > scarceStock)) return null;
  return (
    <p className={urgent ? problem : scarce}>
      <Icon of={urgent ? CircleAlert : Clock} size={14} />
      {unavailable === null ? <Trans>Only {stock} left</Trans> : reasons[unavailable]}
    </p>
  );
}
