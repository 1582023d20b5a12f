import type { ReactElement } from "react";
import { useOwnAlert } from "./own-alert.ts";
import { WishBell, type WishBellProps } from "./wish-bell.tsx";

export type PriceBellProps = Omit<WishBellProps, "alert">;

/** Tells when something is cheaper. None is drawn until it is known whether it is on. */
export function PriceBell(props: PriceBellProps): ReactElement | null {
  const alert = useOwnAlert({ kind: "price", productId: props.productId, skuId: props.skuId });
  return alert === undefined ? null : <WishBell {...props} alert={alert} />;
}
