import { requiredDeskPassword } from "../../identity/agents/desk-password.ts";
import { requiredMobile } from "../../identity/customers/mobile.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { plainLogin } from "../../platform/http/plain-entry.ts";
import type { Query } from "../../platform/http/query.ts";
import type { Executor } from "../../platform/store/database.ts";
import { requiredTrade } from "../new-shops/required-trade.ts";
import { isName, plainName, requiredShopName } from "../new-shops/shop-name.ts";

/** The longest that the contract's column holds. */
const maxContactLength = 32;

/** What somebody asks for, checked, but for what only the store knows. */
export interface WantedShop extends ShopFields {
  readonly password: string;
}

/** As {@link WantedShop}, without what is never shown again. */
interface ShopFields {
  readonly tradeId: number;
  readonly name: string;
  readonly contact: string;
  readonly mobile: string;
  readonly account: string;
  /** As they were sent. */
  readonly documents: readonly string[];
}

/**
 * Reads the form in the contract's order, so that the first thing that is wrong is the one that is said.
 *
 * @throws {DomainError} that names it
 */
export async function readApplication(db: Executor, body: Query): Promise<WantedShop> {
  const fields = await readFields(db, body);
  const { account, name } = fields;
  const password = requiredDeskPassword(body, "password", { account, shopName: name });
  return { ...fields, password, documents: documentsOf(body) };
}

/** As {@link readApplication}; without a password the one that was sent before stays. */
export async function readCorrection(db: Executor, body: Query): Promise<ShopFields & { readonly password?: string }> {
  if (body.text("password") !== "") return readApplication(db, body);
  return { ...(await readFields(db, body)), documents: documentsOf(body) };
}

async function readFields(db: Executor, body: Query): Promise<Omit<ShopFields, "documents">> {
  return {
    tradeId: await requiredTrade(db, body, "cid"),
    name: requiredShopName(body),
    contact: contactOf(body),
    mobile: requiredMobile(body),
    account: accountOf(plainLogin(body.text("account"))),
  };
}

/** The contract knows Chinese characters and Latin letters; names of ours have every letter, and what stands between words. */
function contactOf(body: Query): string {
  const field = "nickname";
  const contact = plainName(body.text(field));
  if (contact === "") throw new DomainError("applicationContactNeeded", { field });
  if (!isName(contact)) throw new DomainError("applicationContactCharacters", { field });
  if (Array.from(contact).length > maxContactLength)
    throw new DomainError("applicationContactTooLong", { parameter: String(maxContactLength), field });
  return contact;
}

function accountOf(account: string): string {
  if (account === "") throw new DomainError("applicationAccountNeeded", { field: "account" });
  if (!/^[a-z\d]+$/i.test(account)) throw new DomainError("applicationAccountCharacters", { field: "account" });
  if (account.length < 2 || account.length > 20)
    throw new DomainError("applicationAccountLength", { field: "account" });
  return account;
}

function documentsOf(body: Query): readonly string[] {
  const sent = body.json("license");
  const documents = (Array.isArray(sent) ? (sent as readonly unknown[]) : []).filter(
    (each): each is string => typeof each === "string" && each.trim() !== "",
  );
  if (documents.length === 0) throw new DomainError("applicationDocumentsNeeded", { field: "license" });
  return documents;
}
