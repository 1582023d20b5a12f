import { Trans } from "@lingui/react/macro";
import type { PriceKind } from "@plaza/api-client";
import { Price, WasPrice } from "@plaza/ui-kit/price";
import { Tag } from "@plaza/ui-kit/tag";
import type { ReactElement } from "react";
import { unitPrice } from "./unit-price.css.ts";

export interface UnitPriceProps {
  /** Fen, both. */
  readonly amount: number;
  readonly regular: number | null;
  readonly kind: PriceKind;
}

/** What a piece costs now; where that is better than always, instead of what, and why. */
export function UnitPrice({ amount, regular, kind }: UnitPriceProps): ReactElement {
  const better = regular !== null && regular > amount;
  return (
    <span className={unitPrice}>
      <Price amount={amount} size="line" better={better || kind !== "regular"} />
      {better && <WasPrice amount={regular} />}
      {kind === "flash" && <Tag kind="flash" />}
      {kind === "member" && (
        <Tag kind="saving">
          <Trans>Member price</Trans>
        </Tag>
      )}
    </span>
  );
}
