import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Query } from "../../../platform/http/query.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { languages, type Translations } from "../../../platform/store/language.ts";
import { products } from "../../../platform/store/schema/catalog.ts";
import type { coupons } from "../../../platform/store/schema/coupons.ts";
import { and, eq, inArray, isNull } from "../../../platform/store/sql.ts";
import { fenOf } from "../../../platform/wire/money.ts";

const maxNameLength = 40;
const maxDays = 365;
const maxCoupons = 1_000_000;
const maxProducts = 500;
const maxTime = 5 * 365 * 24 * 60 * 60 * 1000;

type NewCoupon = Omit<typeof coupons.$inferInsert, "shopId" | "createdAt"> & {
  /** What the scopes `only` and `except` mean. */
  readonly productIds: readonly number[];
};

/**
 * What a shop wants to hand out.
 *
 * @throws {DomainError} that names the field
 */
export function readCoupon(body: Query, now: Date): NewCoupon {
  const { name, translations } = namesOf(body);
  const amount = amountOf(body, "amount");
  if (amount === 0) throw new DomainError("couponAmountWrong", { field: "amount" });
  const threshold = body.text("threshold") === "" ? 0 : amountOf(body, "threshold");
  if (threshold !== 0 && threshold < amount) throw new DomainError("couponThresholdLow", { field: "threshold" });
  const claimable = periodOf(body, "claimable_from", "claimable_until", now);
  const scope = (["all", "only", "except"] as const).find((each) => each === (body.text("scope") || "all"));
  if (scope === undefined) throw new DomainError("parameterWrong", { parameter: "scope" });
  const productIds = scope === "all" ? [] : body.ids("product_ids");
  if (scope !== "all" && (productIds.length === 0 || productIds.length > maxProducts))
    throw new DomainError("couponProductsNeeded", { field: "product_ids" });
  return {
    name,
    translations,
    amount,
    threshold,
    scope,
    productIds,
    ...validityOf(body, now),
    total: countOf(body, "total"),
    perCustomer: countOf(body, "per_customer"),
    claimableFrom: claimable.from,
    claimableUntil: claimable.until,
  };
}

/** @throws {DomainError} unless all of them are the shop's */
export async function expectOwnProducts(db: Executor, shopId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const own = and(inArray(products.id, [...ids]), eq(products.shopId, shopId), isNull(products.deletedAt));
  if ((await db.$count(products, own)) < ids.length)
    throw new DomainError("couponProductsForeign", { field: "product_ids", notFound: true });
}

/** `name`, and `name_en` … where it is another one in a language. */
function namesOf(body: Query): { readonly name: string; readonly translations: Translations<"name"> } {
  const nameIn = (field: string): string => {
    const name = body.text(field);
    if (name.length > maxNameLength) throw new DomainError("couponNameTooLong", { field });
    return name;
  };
  const name = nameIn("name");
  if (name === "") throw new DomainError("couponNameNeeded", { field: "name" });
  const translated = languages.flatMap((language) => {
    const own = nameIn(`name_${language}`);
    return own === "" ? [] : [[language, { name: own }] as const];
  });
  return { name, translations: Object.fromEntries(translated) };
}

function amountOf(body: Query, field: string): number {
  const fen = fenOf(body.text(field));
  if (fen === null) throw new DomainError("couponAmountWrong", { field });
  return fen;
}

function validityOf(body: Query, now: Date): Pick<NewCoupon, "validity" | "validFrom" | "validUntil" | "validDays"> {
  const validity = body.text("validity");
  if (validity === "window") {
    const { from, until } = periodOf(body, "valid_from", "valid_until", now);
    return { validity, validFrom: from, validUntil: until, validDays: null };
  }
  if (validity !== "days" && validity !== "days-from-tomorrow")
    throw new DomainError("parameterWrong", { parameter: "validity" });
  const validDays = body.integer("valid_days");
  if (validDays === null || validDays < 1 || validDays > maxDays)
    throw new DomainError("couponDaysWrong", { field: "valid_days" });
  return { validity, validFrom: null, validUntil: null, validDays };
}

/** Moments as ISO 8601 writes them; what is over already can be neither claimed nor used. */
function periodOf(body: Query, fromField: string, untilField: string, now: Date) {
  const [from, until] = [momentOf(body, fromField), momentOf(body, untilField)];
  if (until <= from || until <= now || until.getTime() - now.getTime() > maxTime)
    throw new DomainError("couponPeriodWrong", { field: untilField });
  return { from, until };
}

function momentOf(body: Query, field: string): Date {
  const moment = body.instant(field);
  if (moment === null) throw new DomainError("couponPeriodWrong", { field });
  return moment;
}

/** Null where there is no end of them. */
function countOf(body: Query, field: string): number | null {
  if (body.text(field) === "") return null;
  const count = body.integer(field);
  if (count === null || count < 1 || count > maxCoupons) throw new DomainError("couponCountWrong", { field });
  return count;
}
