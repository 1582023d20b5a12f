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

/** The unit price; where it is reduced, also the regular price and the reason. */
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
