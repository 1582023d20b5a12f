import type { NewShopCoupon, ShopCouponScope } from "@plaza/api-client/desk";
import { readAmount } from "@plaza/i18n";

/** The fields of the form, as they are written. */
export interface WrittenCoupon {
  readonly name: string;
  readonly amount: string;
  readonly threshold: string;
  readonly total: string;
  readonly perCustomer: string;
  /** Days, as `YYYY-MM-DD`. */
  readonly from: string;
  readonly until: string;
  readonly validDays: string;
  readonly scope: ShopCouponScope;
  /** Which products the scope means; it stands aside where that is all. */
  readonly products: readonly { readonly id: number; readonly name: string }[];
}

export type CouponProblem = Partial<
  Readonly<
    Record<keyof WrittenCoupon, "missing" | "amount" | "doubt" | "low" | "count" | "days" | "order" | "products">
  >
>;

const maxDays = 365;
const maxCoupons = 1_000_000;

function countOf(text: string, max: number): number | null {
  const count = /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : 0;
  return count >= 1 && count <= max ? count : null;
}

/** Fen; "doubt" for an amount that means two things: see `readAmount`. */
function amountOf(text: string): number | "doubt" | null {
  const read = readAmount(text);
  return read === null || read.doubt === null ? (read?.fen ?? null) : "doubt";
}

/** Midnight of a day where the platform is; null for a day that is none. */
function startOf(day: string): number | null {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00+08:00`) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

const oneDay = 24 * 60 * 60 * 1000;

/** What is meant by the fields, or what is wrong with them. The last day counts. */
export function readCoupon(
  written: WrittenCoupon,
): { readonly coupon: NewShopCoupon } | { readonly problems: CouponProblem } {
  const name = written.name.trim();
  const amount = amountOf(written.amount);
  const threshold = written.threshold.trim() === "" ? 0 : amountOf(written.threshold);
  const validDays = countOf(written.validDays, maxDays);
  const [total, perCustomer] = [written.total, written.perCustomer].map((text) =>
    text.trim() === "" ? null : (countOf(text, maxCoupons) ?? "wrong"),
  );
  const [from, until] = [startOf(written.from), startOf(written.until)];
  const problems: CouponProblem = {
    ...(name === "" && { name: "missing" }),
    ...(amount === "doubt" ? { amount: "doubt" } : (amount === null || amount === 0) && { amount: "amount" }),
    ...(threshold === null || threshold === "doubt"
      ? { threshold: threshold ?? "amount" }
      : threshold !== 0 && typeof amount === "number" && threshold < amount && { threshold: "low" }),
    ...(total === "wrong" && { total: "count" }),
    ...(perCustomer === "wrong" && { perCustomer: "count" }),
    ...(from === null && { from: "missing" }),
    ...(until === null ? { until: "missing" } : from !== null && until < from && { until: "order" }),
    ...(validDays === null && { validDays: "days" }),
    ...(written.scope !== "all" && written.products.length === 0 && { scope: "products" }),
  };
  if (Object.keys(problems).length > 0 || typeof amount !== "number" || typeof threshold !== "number")
    return { problems };
  if (validDays === null || from === null || until === null || total === "wrong" || perCustomer === "wrong")
    return { problems };
  const coupon = { name, amount, threshold, validDays, claimableFrom: from, claimableUntil: until + oneDay - 1000 };
  const { scope, products } = written;
  const meant = { scope, productIds: scope === "all" ? [] : products.map(({ id }) => id) };
  return { coupon: { ...coupon, ...meant, total: total ?? null, perCustomer: perCustomer ?? null } };
}

/** A day where the platform is, as a field of days has it. */
export function dayOf(moment: number): string {
  return new Date(moment + 8 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
