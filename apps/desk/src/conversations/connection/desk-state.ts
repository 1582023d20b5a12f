import type { Conversations, ConversationRow, DeskRecord } from "@plaza/api-client/desk";
import type { ConnectionState, OutboxMessage } from "@plaza/chat/connection";

/** A message to a customer that the platform has not answered yet. */
export interface DeskMessage extends OutboxMessage {
  readonly customerId: number;
}

/** What was said with one customer, as far as it has been read. */
export interface DeskLog {
  /** By their ids, each once. */
  readonly records: readonly DeskRecord[];
  readonly hasOlder: boolean;
  /** The newest page has come once. */
  readonly isLoaded: boolean;
  readonly hasFailed: boolean;
  /** The newest record that the customer has read. */
  readonly readId: number;
  /** The newest record of the customer that was said to have been read here. */
  readonly seenId: number;
}

/** All conversations of an agent, as far as they are known in this window. */
export interface DeskState extends ConnectionState {
  /** By customer. */
  readonly rows: ReadonlyMap<number, ConversationRow>;
  readonly counts: Conversations["counts"];
  /** The list has come once. */
  readonly isListed: boolean;
  readonly listFailed: boolean;
  readonly hasMoreRows: boolean;
  /** How many pages of the list are known. */
  readonly pages: number;
  readonly selected: number | null;
  /** What is selected is no conversation of this agent, or not any more. */
  readonly isGone: boolean;
  readonly logs: ReadonlyMap<number, DeskLog>;
  readonly outbox: readonly DeskMessage[];
  /** The customer who types; only the last one is known. */
  readonly typing: number | null;
  /** The customer of the window has been told that somebody types, a moment ago. */
  readonly hasSentTyping: boolean;
  /** What the platform has said that belongs to no message. */
  readonly complaint: string | null;
}

export const newDesk: DeskState = {
  link: "off",
  attempts: 0,
  rows: new Map(),
  counts: null,
  isListed: false,
  listFailed: false,
  hasMoreRows: false,
  pages: 0,
  selected: null,
  isGone: false,
  logs: new Map(),
  outbox: [],
  typing: null,
  hasSentTyping: false,
  complaint: null,
};

const emptyLog: DeskLog = { records: [], hasOlder: false, isLoaded: false, hasFailed: false, readId: 0, seenId: 0 };

export function logOf({ logs }: Pick<DeskState, "logs">, customerId: number): DeskLog {
  return logs.get(customerId) ?? emptyLog;
}

export function withLog(state: DeskState, customerId: number, change: Partial<DeskLog>): DeskState {
  const logs = new Map(state.logs).set(customerId, { ...logOf(state, customerId), ...change });
  return { ...state, logs };
}

export function withRow(state: DeskState, row: ConversationRow): DeskState {
  return { ...state, rows: new Map(state.rows).set(row.customerId, row) };
}

/** Changes a row that is known; one that is not, stays so. */
export function changeRow(
  state: DeskState,
  customerId: number,
  change: (row: ConversationRow) => Partial<ConversationRow>,
): DeskState {
  const row = state.rows.get(customerId);
  if (row === undefined) return state;
  const after = { ...row, ...change(row) };
  const { counts } = state;
  const next = withRow(state, after);
  if (counts === null) return next;
  const unread = counts.unread + Number(after.isUnread) - Number(row.isUnread);
  const waiting = counts.waiting + Number(after.waitingSince !== null) - Number(row.waitingSince !== null);
  return { ...next, counts: { ...counts, unread, waiting } };
}

/** Of all that the agent has; null as long as nobody knows. */
export function countsOf({ rows, counts, isListed, hasMoreRows }: DeskState): Conversations["counts"] {
  if (!isListed || hasMoreRows) return counts;
  const all = [...rows.values()];
  return {
    open: all.length,
    waiting: all.filter(({ waitingSince }) => waitingSince !== null).length,
    unread: all.filter(({ isUnread }) => isUnread).length,
  };
}

/** Who has waited longest first, then those of whom something was heard last. */
export function inOrder(rows: Iterable<ConversationRow>): readonly ConversationRow[] {
  const last = Number.MAX_SAFE_INTEGER;
  return [...rows].toSorted(
    (one, other) =>
      (one.waitingSince ?? last) - (other.waitingSince ?? last) ||
      (other.updatedAt ?? 0) - (one.updatedAt ?? 0) ||
      other.customerId - one.customerId,
  );
}
