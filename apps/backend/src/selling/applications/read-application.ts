import { requiredDeskPassword } from "../../identity/agents/desk-password.ts";
import { requiredMobile } from "../../identity/customers/mobile.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { plainLogin } from "../../platform/http/plain-entry.ts";
import type { MessageKey } from "../../platform/http/messages.ts";
import type { Query } from "../../platform/http/query.ts";
import type { Executor } from "../../platform/store/database.ts";
import { trades } from "../../platform/store/schema/merchants.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";

/** A name as it is kept: letters that are written in parts are put together, and blanks between words are one. */
export function plainName(written: string): string {
  return written.normalize("NFC").replaceAll(/\s+/g, " ").trim();
}

/**
 * Whether a text may name a person or a shop: letters and digits of every script, and between them blanks and what names are
 * written with.
 */
export function isName(name: string): boolean {
  return /^[\p{L}\p{M}\p{N} &'’.·・-]+$/u.test(name) && /[\p{L}\p{N}]/u.test(name);
}

/** The longest that the contract's columns hold. */
const maxNameLength = 100;
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
    tradeId: await tradeOf(db, body),
    name: nameOf(body, {
      field: "name",
      needed: "applicationNameNeeded",
      characters: "applicationNameCharacters",
      tooLong: "applicationNameTooLong",
      longest: maxNameLength,
    }),
    contact: nameOf(body, {
      field: "nickname",
      needed: "applicationContactNeeded",
      characters: "applicationContactCharacters",
      tooLong: "applicationContactTooLong",
      longest: maxContactLength,
    }),
    mobile: requiredMobile(body),
    account: accountOf(plainLogin(body.text("account"))),
  };
}

async function tradeOf(db: Executor, body: Query): Promise<number> {
  const id = body.id("cid");
  if (id === null) throw new DomainError("applicationTradeNeeded", { field: "cid" });
  const known = await db.$count(trades, and(eq(trades.id, id), isNull(trades.deletedAt)));
  if (known === 0) throw new DomainError("applicationTradeGone", { field: "cid" });
  return id;
}

interface NameRule {
  /** As the call names it. */
  readonly field: string;
  readonly needed: MessageKey;
  readonly characters: MessageKey;
  readonly tooLong: MessageKey;
  readonly longest: number;
}

/** The contract knows Chinese characters and Latin letters; names of ours have every letter, and what stands between words. */
function nameOf(body: Query, { field, needed, characters, tooLong, longest }: NameRule): string {
  const name = body.text(field);
  if (name === "") throw new DomainError(needed, { field });
  const composed = plainName(name);
  if (!isName(composed)) throw new DomainError(characters, { field });
  if (Array.from(composed).length > longest) throw new DomainError(tooLong, { parameter: String(longest), field });
  return composed;
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
