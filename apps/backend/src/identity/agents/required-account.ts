import { DomainError } from "../../platform/http/domain-error.ts";
import { plainLogin } from "../../platform/http/plain-entry.ts";
import type { Query } from "../../platform/http/query.ts";
import { isAccountName, isDemoName, maxNicknameLength, type NewAccount } from "./manage-accounts.ts";

/** What somebody new at the desk logs in with, and is called. @throws {DomainError} for the field that is wrong */
export function requiredAccount(body: Query): Pick<NewAccount, "account" | "nickname"> {
  const [account, nickname] = [plainLogin(body.text("account")), body.text("nickname")];
  if (!isAccountName(account)) throw new DomainError("teamAccountWrong", { field: "account" });
  if (isDemoName(account)) throw new DomainError("teamAccountTaken", { field: "account" });
  if (nickname === "" || Array.from(nickname).length > maxNicknameLength)
    throw new DomainError("teamNicknameWrong", { field: "nickname" });
  return { account, nickname };
}
