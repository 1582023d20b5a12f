import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect } from "react";
import { CartTakeOver } from "./cart-take-over.tsx";
import { CouponTakeOver } from "./coupon-take-over.tsx";
import { shareCounts } from "./share-counts.ts";

/** What every page does for a customer: care for the cart and the coupon from before the login, and for other tabs. */
export function CustomerWatch(): ReactElement {
  const router = useRouter();
  useEffect(() => shareCounts(router), [router]);
  return (
    <>
      <CartTakeOver />
      <CouponTakeOver />
    </>
  );
}
