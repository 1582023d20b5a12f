import { type ApiClient, ApiError, type ChatContent } from "@plaza/api-client";
import {
  type AgentClientFrame,
  type AgentServerFrame,
  type DeskRecord,
  fetchConversations,
  fetchDeskRecords,
  readAgentFrame,
  writeAgentFrame,
} from "@plaza/api-client/desk";
import { liveConnection, newMessage, runMachine } from "@plaza/chat/connection";
import type { Locale } from "@plaza/i18n";
import { reduceDesk } from "./desk-reducer.ts";
import { type DeskMessage, type DeskState, logOf, newDesk } from "./desk-state.ts";
import type { DeskAction, DeskEffect, DeskTimer } from "./desk-step.ts";

export interface DeskRunInput {
  /** The agent's; 0 is the platform. */
  readonly shopId: number;
  readonly locale: Locale;
  /** Where the platform addresses its images. */
  readonly platformOrigin: string;
  /** The calls of agents. */
  readonly agents: ApiClient;
  /** What an earlier window has stored. */
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

/** Runs the state machine of the desk: only here, and in its connection, are a socket, timers and calls. */
export function runDesk(input: DeskRunInput): RunningDesk {
  const { agents, shopId, locale, platformOrigin, unsent, onUnsent, onMessage, onReceived } = input;
  const machine = runMachine(newDesk, reduceDesk, perform);
  const { state, dispatch, signal } = machine;
  const performConnection = liveConnection<AgentServerFrame, AgentClientFrame, DeskTimer>(
    {
      target: { path: "/socket", type: "kefu", shopId, locale },
      read: (data) => readAgentFrame(data, platformOrigin),
      write: (frame) => writeAgentFrame(frame, shopId),
    },
    (event) => {
      if (event.type === "frame" && event.frame.event !== "alive" && event.frame.event !== "typing") frames += 1;
      dispatch(event);
    },
    signal,
  );
  let listing: ReturnType<typeof setTimeout> | undefined;
  /** Of the list's first page, so that an answer that was overtaken is passed over. */
  let readings = 0;
  /** What was said on the socket, which a list that was asked for before does not know. */
  let frames = 0;

  function perform(effect: DeskEffect): void {
    switch (effect.do) {
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
      case "connect":
      case "disconnect":
      case "write":
      case "set":
      case "clear":
        return performConnection(effect);
      default:
        return effect satisfies never;
    }
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
    const { records } = logOf(state(), customerId);
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

  let { outbox } = state();
  machine.subscribe(() => {
    if (state().outbox === outbox) return;
    ({ outbox } = state());
    onUnsent(outbox);
  });
  dispatch({ type: "restore", messages: unsent });
  void readList(1);
  return {
    state,
    subscribe: machine.subscribe,
    dispatch,
    send: (customerId, content) => dispatch({ type: "send", message: { ...newMessage(content), customerId } }),
    loadOlder: async (customerId) => {
      const beforeId = logOf(state(), customerId).records[0]?.id;
      try {
        const params = { customerId, page: 1, pageSize: recordsPage, beforeId };
        dispatch({ type: "older", customerId, log: await fetchDeskRecords(agents, params, signal) });
        return true;
      } catch {
        return false;
      }
    },
    readRows: () => readList(1),
    loadMoreRows: () => readList(state().pages + 1),
    end: () => {
      machine.end();
      clearTimeout(listing);
    },
  };
}
