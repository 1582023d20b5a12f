import { Count, type CountProps } from "@plaza/ui-kit/count";
import type { ReactElement } from "react";
import type { ChromeCount } from "./chrome-entries.ts";
import { useCartCount } from "./use-cart-count.ts";
import { usePublicData } from "./use-public-data.ts";

export interface EntryCountProps extends Pick<CountProps, "onCorner"> {
  readonly of: ChromeCount;
}

function CartCount(props: Pick<CountProps, "onCorner">): ReactElement {
  return <Count value={useCartCount()} {...props} />;
}

function CouponCount(props: Pick<CountProps, "onCorner">): ReactElement {
  return <Count value={usePublicData()?.couponCount ?? 0} {...props} />;
}

/** The current number beside an entry. */
export function EntryCount({ of, ...props }: EntryCountProps): ReactElement {
  return of === "cart" ? <CartCount {...props} /> : <CouponCount {...props} />;
}
