import type { AgentServerFrame, ConversationRow, DeskRecord } from "@plaza/api-client/desk";
import {
  chain,
  closed,
  endSession,
  goOffline,
  goOnline,
  heartbeat,
  merged,
  reconnect,
  restored,
  step,
  stopWaiting,
  takeConnectionTimer,
  unanswered,
  set,
  clear,
} from "@plaza/chat/connection";
import { linksRenewedMs } from "../../shared/links-renewed.ts";
import { connectionRules, deliver, discard, retry, send, takeError } from "./desk-delivery.ts";
import { changeRow, type DeskState, logOf, withLog, withRow } from "./desk-state.ts";
import type { DeskAction, DeskEffect, DeskStep, DeskTimer } from "./desk-step.ts";

const typingMs = 5000;
const typingNoticeMs = 3000;
const renewing = set("links", linksRenewedMs);

/** What an action makes of the desk, and the effects that it asks for. It knows no clock and no socket. */
export function reduceDesk(state: DeskState, action: DeskAction): DeskStep {
  switch (action.type) {
    case "go-online":
      return goOnline(state);
    case "go-offline":
      return goOffline(state, connectionRules);
    case "reconnect":
      return reconnect(state);
    case "frame":
      return chain<DeskState, DeskEffect>(heartbeat(state), (each) => takeFrame(each, action.frame));
    case "socket-error":
      // It is closed, too, and that is shown.
      return step(state);
    case "socket-closed":
      return closed(state, action.code, connectionRules);
    case "timer":
      return takeTimer(state, action.timer);
    case "list":
      return takeList(state, action);
    case "row":
      return takeRow(state, action);
    case "list-failed":
      return action.isSessionOver ? endSession(state, connectionRules) : step({ ...state, listFailed: true });
    case "select":
      return select(state, action.customerId);
    case "log":
      return takeLog(state, action);
    case "older":
      return step(
        withLog(state, action.customerId, {
          records: merged(logOf(state, action.customerId).records, action.log.records),
          hasOlder: action.log.hasMore,
        }),
      );
    case "log-failed":
      return step(withLog(state, action.customerId, { hasFailed: true }));
    case "renewed":
      return step(takeRenewed(state, action));
    case "send":
      return send(state, action.message);
    case "restore":
      return step({ ...state, outbox: [...restored(action.messages), ...state.outbox] });
    case "discard":
      return step(discard(state, action.clientId));
    case "retry":
      return retry(state, action.clientId);
    case "typed":
      return sendTyping(state, action.customerId);
    case "seen":
      return see(state, action.customerId);
    case "transfer":
      if (state.link !== "open") return step(state);
      return step(
        { ...state, complaint: null },
        {
          do: "write",
          frame: {
            event: "transfer",
            customerId: action.customerId,
            agentId: action.agentId,
            note: action.note,
          },
        },
      );
    default:
      return action satisfies never;
  }
}

function takeTimer(state: DeskState, timer: DeskTimer): DeskStep {
  switch (timer) {
    case "typing-over":
      return step({ ...state, typing: null });
    case "typing-notice":
      return step({ ...state, hasSentTyping: false });
    case "links":
      if (state.selected === null) return step(state);
      return step(state, { do: "renew-links", customerId: state.selected }, renewing);
    case "reconnect":
    case "ping":
    case "silence":
    case "echo":
      return takeConnectionTimer(state, timer, connectionRules);
    default:
      return timer satisfies never;
  }
}

function takeFrame(state: DeskState, frame: AgentServerFrame): DeskStep {
  switch (frame.event) {
    case "login":
      // Something may have been said meanwhile.
      return chain(
        step({ ...state, link: "open" }, { do: "read-list" }),
        (each) => (each.selected === null ? step(each) : step(each, { do: "read-log", customerId: each.selected })),
        deliver,
      );
    case "chat":
      return takeRecord(state, frame.record);
    case "error":
      return takeError(state, frame);
    case "presence":
      return step(assignRow(state, frame.row));
    case "received":
      return step(assignRow(state, frame.row), { do: "notify-received", customerId: frame.row.customerId });
    case "passed-on":
      return takeTransfer(state, frame.customerId);
    case "typing":
      if (frame.side !== "customer") return step(state);
      return step({ ...state, typing: frame.customerId }, set("typing-over", typingMs));
    case "read":
      return takeRead(state, frame);
    case "alive":
      return step(state);
    default:
      return frame satisfies never;
  }
}

/** It is this agent's from now on, if it was not before. */
function assignRow(state: DeskState, row: ConversationRow): DeskState {
  return withRow({ ...state, isGone: state.isGone && state.selected !== row.customerId }, row);
}

function takeRecord(state: DeskState, record: DeskRecord): DeskStep {
  const { customerId, from, sentAt, content, isNotice } = record;
  const isTheirs = from.side === "customer";
  const outbox = unanswered(state.outbox, [record], "agent");
  const log = logOf(state, customerId);
  const known = { ...state, outbox, typing: isTheirs && state.typing === customerId ? null : state.typing };
  const logged = withLog(known, customerId, { records: merged(log.records, [record]) });
  const listed = isNotice
    ? logged
    : changeRow(logged, customerId, (row) => ({
        preview: { kind: content.type, text: content.type === "text" ? content.text : "" },
        isFromCustomer: isTheirs,
        updatedAt: sentAt ?? row.updatedAt,
        waitingSince: isTheirs ? (row.waitingSince ?? sentAt) : null,
        ...(isTheirs && { isUnread: true, unreadCount: (row.unreadCount ?? 0) + 1 }),
      }));
  const isUnknown = !state.rows.has(customerId);
  return chain(
    step(listed),
    (each) => (isUnknown ? step(each, { do: "read-list" }) : step(each)),
    (each) => (isTheirs && !isNotice ? step(each, { do: "notify-message", record }) : step(each)),
    stopWaiting,
    deliver,
  );
}

function takeRead(
  state: DeskState,
  { customerId, by, lastId }: Extract<AgentServerFrame, { event: "read" }>,
): DeskStep {
  if (by === "customer")
    return step(withLog(state, customerId, { readId: Math.max(logOf(state, customerId).readId, lastId) }));
  return step(changeRow(state, customerId, () => ({ isUnread: false, unreadCount: 0 })));
}

/** Somebody else has it now, also where this was said in another window of the agent. */
function takeTransfer(state: DeskState, customerId: number | null): DeskStep {
  if (customerId === null) return step(state, { do: "read-list" });
  const rows = new Map(state.rows);
  rows.delete(customerId);
  const isGone = state.isGone || state.selected === customerId;
  return step({ ...state, rows, isGone }, { do: "read-list" });
}

/** The first page is the truth about what there is; later ones add to it. */
function takeList(state: DeskState, { list, page }: Extract<DeskAction, { type: "list" }>): DeskStep {
  const selected = state.selected === null ? undefined : state.rows.get(state.selected);
  // What is being read stays, though it may stand on a later page.
  const remaining = page === 1 ? (selected === undefined ? [] : [selected]) : state.rows.values();
  const rows = new Map([...remaining, ...list.items].map((row) => [row.customerId, row]));
  const listed = {
    ...state,
    rows,
    counts: list.counts,
    isListed: true,
    listFailed: false,
    hasMoreRows: list.hasMore,
    pages: page,
  };
  const isDoubtful =
    page === 1 && selected !== undefined && !list.items.some(({ customerId }) => customerId === selected.customerId);
  // A colleague may have it by now, which nobody tells whoever was away.
  return isDoubtful ? step(listed, { do: "read-row", customerId: selected.customerId }) : step(listed);
}

/** Where it is gone already, somebody has passed it on while it was asked for. */
function takeRow(state: DeskState, { customerId, row }: Extract<DeskAction, { type: "row" }>): DeskStep {
  if (state.selected !== customerId || state.isGone) return step(state);
  if (row !== null) return step(withRow(state, row));
  const rows = new Map(state.rows);
  rows.delete(customerId);
  return step({ ...state, rows, isGone: true });
}

function select(state: DeskState, customerId: number | null): DeskStep {
  const chosen = { ...state, selected: customerId, isGone: false, complaint: null };
  if (customerId === null) return step(chosen, clear("links"));
  const reading = { do: "read-log", customerId } as const;
  // What was read before the conversation was left has addresses from then.
  const isKnown = logOf(state, customerId).records.length > 0;
  const renewal = isKnown ? ([{ do: "renew-links", customerId }] as const) : [];
  const opened: DeskStep = step(withLog(chosen, customerId, { hasFailed: false }), reading, ...renewal, renewing);
  return state.rows.has(customerId) ? opened : chain(opened, (each) => step(each, { do: "read-row", customerId }));
}

function takeLog(
  state: DeskState,
  { customerId, log }: Extract<DeskAction, { customerId: number; log: unknown }>,
): DeskStep {
  const known = logOf(state, customerId);
  // More was said meanwhile than fits into a page: what is known begins anew.
  const isGap = known.isLoaded && log.hasMore && (log.records[0]?.id ?? 0) > (known.records.at(-1)?.id ?? 0);
  const outbox = unanswered(state.outbox, log.records, "agent");
  const newest = log.records.at(-1)?.id ?? 0;
  // Before the first page only what is newer than it can be told from what lies between.
  const remaining = known.isLoaded ? known.records : known.records.filter(({ id }) => id > newest);
  const isRead = !known.isLoaded && state.rows.get(customerId)?.isUnread === false;
  return step(
    withLog({ ...state, outbox }, customerId, {
      records: isGap ? log.records : merged(remaining, log.records),
      seenId: isRead ? newestOfCustomer(log.records) : known.seenId,
      hasOlder: isGap || !known.isLoaded ? log.hasMore : known.hasOlder,
      isLoaded: true,
      hasFailed: false,
      readId: Math.max(known.readId, log.readId),
    }),
  );
}

/** Nothing but what was known: what is new comes on the socket, and what is older when it is scrolled to. */
function takeRenewed(state: DeskState, { customerId, records }: Extract<DeskAction, { type: "renewed" }>): DeskState {
  const byId = new Map(records.map((record) => [record.id, record]));
  const known = logOf(state, customerId).records;
  return withLog(state, customerId, { records: known.map((record) => byId.get(record.id) ?? record) });
}

function sendTyping(state: DeskState, customerId: number): DeskStep {
  if (state.link !== "open" || state.hasSentTyping) return step(state);
  return step(
    { ...state, hasSentTyping: true },
    { do: "write", frame: { event: "typing", customerId } },
    set("typing-notice", typingNoticeMs),
  );
}

function newestOfCustomer(records: readonly DeskRecord[]): number {
  return records.findLast(({ from }) => from.side === "customer")?.id ?? 0;
}

/** Tells the customer how far the agent has read. */
function see(state: DeskState, customerId: number): DeskStep {
  const row = state.rows.get(customerId);
  const lastId = newestOfCustomer(logOf(state, customerId).records);
  const { seenId } = logOf(state, customerId);
  if (row === undefined || lastId <= seenId || state.link !== "open") return step(state);
  return step(
    withLog(
      changeRow(state, customerId, () => ({ isUnread: false, unreadCount: 0 })),
      customerId,
      { seenId: lastId },
    ),
    { do: "write", frame: { event: "read", customerId, lastId } },
  );
}
