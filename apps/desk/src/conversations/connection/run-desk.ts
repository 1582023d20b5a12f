import { type ApiClient, ApiError, type ChatContent } from "@plaza/api-client";
import { type DeskRecord, fetchConversations, fetchDeskRecords } from "@plaza/api-client/desk";
import { newClientId } from "@plaza/chat/parts";
import { type AgentSocket, type AgentSocketInput, openAgentSocket } from "./agent-socket.ts";
import { reduceDesk } from "./desk-reducer.ts";
import { type DeskMessage, type DeskState, logOf, newDesk } from "./desk-state.ts";
import type { DeskEffect, DeskAction, DeskTimer } from "./desk-step.ts";

export interface DeskRunInput extends AgentSocketInput {
  /** The calls of agents. */
  readonly agents: ApiClient;
  /** What an earlier window has kept. */
  readonly unsent: readonly DeskMessage[];
  /** Told whenever it may be something else. */
  readonly onUnsent: (outbox: readonly DeskMessage[]) => void;
  /** A customer has said something. */
  readonly onMessage: (record: DeskRecord) => void;
  /** A colleague has passed a conversation on. */
  readonly onReceived: (customerId: number) => void;
}

/** The conversations of an agent, until they are ended. */
export interface RunningDesk {
  readonly state: () => DeskState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (action: DeskAction) => void;
  readonly send: (customerId: number, content: ChatContent) => void;
  /** The page before the oldest record. @returns whether it could be read */
  readonly loadOlder: (customerId: number) => Promise<boolean>;
  /** The list from its beginning. */
  readonly readRows: () => Promise<void>;
  readonly loadMoreRows: () => Promise<void>;
  readonly end: () => void;
}

const rowsPage = 50;
const recordsPage = 30;
const renewedAtOnce = 100;
/** News of several customers at once are one reading of the list, in milliseconds. */
const listRestMs = 300;

/** Dispatches what happens to the reducer, and performs its effects: the only place with a socket, timers and calls. */
export function runDesk(input: DeskRunInput): RunningDesk {
  const { agents, unsent, onUnsent, onMessage, onReceived } = input;
  const listeners = new Set<() => void>();
  const timers = new Map<DeskTimer, ReturnType<typeof setTimeout>>();
  const ended = new AbortController();
  const { signal } = ended;
  let state = newDesk;
  let socket: AgentSocket | null = null;
  let listing: ReturnType<typeof setTimeout> | undefined;
  /** Of the list's first page, so that an answer that was overtaken is passed over. */
  let readings = 0;
  /** What was said on the socket, which a list that was asked for before does not know. */
  let frames = 0;

  function dispatch(action: DeskAction): void {
    if (signal.aborted) return;
    const next = reduceDesk(state, action);
    const [isChanged, isOutboxChanged] = [next.state !== state, next.state.outbox !== state.outbox];
    state = next.state;
    if (isOutboxChanged) onUnsent(state.outbox);
    // What is drawn comes first: telling the agent of it may fail.
    if (isChanged) for (const listener of listeners) listener();
    for (const effect of next.effects) perform(effect);
  }

  function perform(effect: DeskEffect): void {
    switch (effect.do) {
      case "connect":
        return connect();
      case "disconnect":
        socket?.end();
        socket = null;
        return;
      case "write":
        return socket?.write(effect.frame);
      case "set":
        clearTimeout(timers.get(effect.timer));
        timers.set(
          effect.timer,
          setTimeout(() => dispatch({ type: "timer", timer: effect.timer }), effect.ms),
        );
        return;
      case "clear":
        return clearTimeout(timers.get(effect.timer));
      case "read-list":
        clearTimeout(listing);
        listing = setTimeout(() => void readList(1), listRestMs);
        return;
      case "read-row":
        return void readRow(effect.customerId);
      case "read-log":
        return void readLog(effect.customerId);
      case "renew-links":
        return void renewLinks(effect.customerId);
      case "notify-message":
        return onMessage(effect.record);
      case "notify-received":
        return onReceived(effect.customerId);
      default:
        return effect satisfies never;
    }
  }

  /** The old one is closed before, because a late close would make the agent offline. */
  function connect(): void {
    socket?.end();
    socket = openAgentSocket(input, {
      onFrame: (frame) => {
        if (frame.event !== "alive" && frame.event !== "typing") frames += 1;
        dispatch({ type: "frame", frame });
      },
      onClose: (code) => dispatch({ type: "socket-closed", code }),
    });
  }

  async function readList(page: number): Promise<void> {
    if (page === 1) readings += 1;
    const [reading, heard] = [readings, frames];
    try {
      const list = await fetchConversations(agents, { list: "mine", page, pageSize: rowsPage }, signal);
      if (reading !== readings) return;
      dispatch({ type: "list", list, page });
      if (heard !== frames) perform({ do: "read-list" });
    } catch (error) {
      dispatch({ type: "list-failed", isSessionOver: error instanceof ApiError && error.kind === "session" });
    }
  }

  async function readRow(customerId: number): Promise<void> {
    try {
      const { items } = await fetchConversations(agents, { list: "mine", customerId, page: 1, pageSize: 1 }, signal);
      dispatch({ type: "row", customerId, row: items.find((row) => row.customerId === customerId) ?? null });
    } catch {
      // The log beside it fails, too, and says so.
    }
  }

  async function readLog(customerId: number): Promise<void> {
    try {
      const log = await fetchDeskRecords(agents, { customerId, page: 1, pageSize: recordsPage }, signal);
      dispatch({ type: "log", customerId, log });
    } catch {
      dispatch({ type: "log-failed", customerId });
    }
  }

  /** Of all records that are known, as many at once as the platform gives. What fails is renewed with the next. */
  async function renewLinks(customerId: number): Promise<void> {
    const { records } = logOf(state, customerId);
    const [oldest, newest] = [records[0], records.at(-1)];
    if (oldest === undefined || newest === undefined || records.every(({ content }) => content.type !== "image"))
      return;
    let beforeId = newest.id + 1;
    try {
      while (beforeId > oldest.id) {
        const params = { customerId, page: 1, pageSize: renewedAtOnce, beforeId };
        // One page leads to the next.
        // oxlint-disable-next-line no-await-in-loop
        const log = await fetchDeskRecords(agents, params, signal);
        dispatch({ type: "renewed", customerId, records: log.records });
        beforeId = log.hasMore ? (log.records[0]?.id ?? 0) : 0;
      }
    } catch {
      // A picture that is shown already stays; one that is not is said to be missing.
    }
  }

  addEventListener("online", () => dispatch({ type: "reconnect" }), { signal });
  dispatch({ type: "restore", messages: unsent });
  void readList(1);
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    send: (customerId, content) =>
      dispatch({
        type: "send",
        message: {
          clientId: newClientId(),
          customerId,
          content,
          writtenAt: Date.now(),
          state: "waiting",
          problem: null,
        },
      }),
    loadOlder: async (customerId) => {
      const beforeId = logOf(state, customerId).records[0]?.id;
      try {
        const params = { customerId, page: 1, pageSize: recordsPage, beforeId };
        dispatch({ type: "older", customerId, log: await fetchDeskRecords(agents, params, signal) });
        return true;
      } catch {
        return false;
      }
    },
    readRows: () => readList(1),
    loadMoreRows: () => readList(state.pages + 1),
    end: () => {
      ended.abort();
      clearTimeout(listing);
      for (const timer of timers.values()) clearTimeout(timer);
      socket?.end();
    },
  };
}
