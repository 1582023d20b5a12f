import { shownNickname } from "../customers/given-nickname.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { readTexts } from "../../platform/http/read-texts.ts";
import { Reply } from "../../platform/http/reply.ts";
import { optionalId, requiredId } from "../../platform/http/required-id.ts";
import { seenRevision } from "../../platform/http/seen-revision.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { decimalYuan, fenOf } from "../../platform/wire/money.ts";
import { addLevel, changeLevel, type LevelContent, moveLevel, removeLevel } from "./change-levels.ts";
import { customerByNumber, giveLevel } from "./give-level.ts";
import { countLevelCustomers, levelNames, readLevels } from "./level-rows.ts";

const maxNameLength = 30;
const wholeShare = 10_000;
const maxDays = 3650;

/** `member_levels/list`: the lowest first, with how many customers have each. */
export async function handleLevelList({ db }: AgentContext) {
  const [rows, counts] = await Promise.all([readLevels(db), countLevelCustomers(db)]);
  return rows.map((row) => ({
    id: row.id,
    name: levelNames(row),
    price_share: row.priceShare,
    turnover_from: row.turnoverFrom === null ? "" : decimalYuan(row.turnoverFrom),
    turnover_days: row.turnoverDays ?? 0,
    revision: row.revision,
    customers: counts.get(row.id)?.customers ?? 0,
    given: counts.get(row.id)?.given ?? 0,
  }));
}

/** `member_levels/save`: a new one above all others, or what one is called, gives and asks for. */
export async function handleSaveLevel({ db, body, now }: AgentContext) {
  const content = readContent(body);
  const seen = body.text("id") === "" ? null : seenRevision(body);
  const moment = now();
  const id = await retriedTransaction(db, async (tx) => {
    if (seen === null) return addLevel(tx, content, moment);
    await changeLevel(tx, seen, content, moment);
    return seen.id;
  });
  return new Reply({ id }, { key: "levelSaved" });
}

/** `member_levels/move`: below another one, or above all of them. */
export async function handleMoveLevel({ db, body, now }: AgentContext) {
  const seen = seenRevision(body);
  const beforeId = optionalId(body, "before_id");
  const moment = now();
  await retriedTransaction(db, (tx) => moveLevel(tx, seen, beforeId, moment));
  return new Reply([], { key: "levelMoved" });
}

/** `member_levels/remove`: its customers are given `target_id`, or none. */
export async function handleRemoveLevel({ db, body, now }: AgentContext) {
  const seen = seenRevision(body);
  const removal = { targetId: optionalId(body, "target_id"), now: now() };
  const moved = await retriedTransaction(db, (tx) => removeLevel(tx, seen, removal));
  return new Reply({ customers: moved }, { key: "levelRemoved" });
}

/** `member_levels/customer`: who has this `number`, of the account or of the telephone. */
export async function handleLevelCustomer({ db, query, language }: AgentContext) {
  const number = query.text("number");
  if (number === "") throw new DomainError("parameterMissing", { parameter: "number" });
  const customer = await customerByNumber(db, number);
  return {
    id: customer.id,
    number: customer.number,
    nickname: shownNickname(customer.nickname, language.wanted),
    level_id: customer.levelId ?? 0,
    given_level_id: customer.givenLevelId ?? 0,
  };
}

/** `member_levels/give`: `level_id` by hand, or none; `seen_level_id` is the one that was given when it was read. */
export async function handleGiveLevel({ db, body, now }: AgentContext) {
  const given = {
    customerId: requiredId(body, "customer_id"),
    levelId: optionalId(body, "level_id"),
    seenLevelId: optionalId(body, "seen_level_id"),
    now: now(),
  };
  await retriedTransaction(db, (tx) => giveLevel(tx, given));
  return new Reply([], { key: "levelGiven" });
}

function readContent(body: Query): LevelContent {
  const name = readTexts(body, "name", maxNameLength);
  const priceShare = body.integer("price_share");
  if (priceShare === null || priceShare < 1 || priceShare > wholeShare)
    throw new DomainError("levelShareWrong", { field: "price_share" });
  if (body.text("turnover_from") === "") return { name, priceShare, turnover: null };
  const from = fenOf(body.text("turnover_from"));
  if (from === null || from < 1) throw new DomainError("levelTurnoverWrong", { field: "turnover_from" });
  const days = body.integer("turnover_days");
  if (days === null || days < 1 || days > maxDays)
    throw new DomainError("levelDaysWrong", { field: "turnover_days", parameter: String(maxDays) });
  return { name, priceShare, turnover: { from, days } };
}
