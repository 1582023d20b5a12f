import type { AgentServerFrame, ConversationRow, DeskRecord } from "@plaza/api-client/desk";
import fc from "fast-check";
import { expect, test } from "vitest";
import { reduceDesk } from "./desk-reducer.ts";
import { countsOf, type DeskMessage, type DeskState, inOrder, logOf, newDesk } from "./desk-state.ts";
import type { DeskEffect, DeskAction } from "./desk-step.ts";

const row: ConversationRow = {
  customerId: 7,
  name: "Mei",
  avatar: null,
  isOnline: true,
  preview: { kind: "text", text: "" },
  isFromCustomer: null,
  isUnread: false,
  unreadCount: 0,
  waitingSince: null,
  updatedAt: 1,
  note: "",
};

function customerRecord(id: number, text: string, overrides: Partial<DeskRecord> = {}): DeskRecord {
  return {
    id,
    customerId: 7,
    shopId: 3,
    from: { side: "customer", id: 7, name: "Mei", avatar: null },
    isNotice: false,
    sentAt: id * 1000,
    clientId: null,
    content: { type: "text", text },
    ...overrides,
  };
}

function answer(id: number, clientId: string, customerId = 7): DeskRecord {
  return customerRecord(id, clientId, {
    customerId,
    clientId,
    from: { side: "agent", id: 9, name: "Anna", avatar: null },
  });
}

function written(clientId: string, customerId = 7): DeskAction {
  const content = { type: "text", text: clientId } as const;
  const message: DeskMessage = { clientId, customerId, content, writtenAt: 1, state: "waiting", problem: null };
  return { type: "send", message };
}

const frame = (heard: AgentServerFrame): DeskAction => ({ type: "frame", frame: heard });
const login = frame({ event: "login" });
const listOf = (...items: readonly ConversationRow[]): DeskAction => ({
  type: "list",
  page: 1,
  list: { items, counts: null, total: items.length, page: 1, pageSize: 50, hasMore: false },
});
const logOfRecords = (...records: readonly DeskRecord[]): DeskAction => ({
  type: "log",
  customerId: 7,
  log: { records, hasMore: false, readId: 0 },
});

function after(...actions: readonly DeskAction[]): { state: DeskState; effects: readonly DeskEffect[] } {
  let state = newDesk;
  let effects: readonly DeskEffect[] = [];
  for (const action of actions) ({ state, effects } = reduceDesk(state, action));
  return { state, effects };
}

const open: readonly DeskAction[] = [{ type: "go-online" }, login, listOf(row)];
const writes = (effects: readonly DeskEffect[]) =>
  effects.flatMap((effect) => (effect.do === "write" ? [effect.frame] : []));

test("an agent is at the desk once the platform has said so, and not any more after going offline", () => {
  expect(after({ type: "go-online" }).effects).toContainEqual({ do: "connect" });
  const there = after({ type: "go-online" }, login);
  expect([there.state.link, there.effects.some((effect) => effect.do === "read-list")]).toEqual(["open", true]);
  const gone = after(...open, { type: "go-offline" });
  expect(gone.state.link).toBe("off");
  expect(gone.effects).toContainEqual({ do: "disconnect" });
  // A late close does not bring it back, and neither does a network that is there again.
  expect(after(...open, { type: "go-offline" }, { type: "socket-closed", code: 1006 }).state.link).toBe("off");
  expect(after(...open, { type: "go-offline" }, { type: "reconnect" }).effects).toEqual([]);
});

test("a lost connection is tried again five times, and then by the agent alone", () => {
  const close: DeskAction = { type: "socket-closed", code: 1006 };
  const retry: DeskAction = { type: "timer", timer: "reconnect" };
  const once = after(...open, close);
  expect(once.state.link).toBe("waiting");
  expect(once.effects).toContainEqual({ do: "set", timer: "reconnect", ms: 4000 });
  const attempts = Array.from({ length: 5 }, () => [close, retry]).flat();
  const lost = after(...open, ...attempts, close);
  expect(lost.state.link).toBe("lost");
  expect(after(...open, ...attempts, close, { type: "reconnect" }).state.link).toBe("connecting");
});

test("a window does not reconnect by itself once another has replaced it, nor once the session is over", () => {
  expect(after(...open, { type: "socket-closed", code: 1013 }).state.link).toBe("lost");
  const over = after(...open, { type: "socket-closed", code: 4401 }, { type: "go-online" });
  expect(over.state.link).toBe("over");
  expect(after(...open, { type: "list-failed", isSessionOver: true }).state.link).toBe("over");
});

test("a message waits for the one before it in the same conversation, and not for those of others", () => {
  const first = after(...open, written("a"), written("b"));
  expect(first.effects).toEqual([]);
  const other = after(...open, written("a"), written("c", 8));
  expect(writes(other.effects)).toMatchObject([{ event: "chat", customerId: 8, clientId: "c" }]);
  const answered = after(...open, written("a"), written("b"), frame({ event: "chat", record: answer(1, "a") }));
  expect(writes(answered.effects)).toMatchObject([{ clientId: "b" }]);
  expect(answered.state.outbox.map(({ clientId, state }) => [clientId, state])).toEqual([["b", "sending"]]);
});

test("a message that was under way when the connection was lost is sent again with the same client id", () => {
  const again = after(...open, written("a"), { type: "socket-closed", code: 1006 }, { type: "reconnect" }, login);
  expect(writes(again.effects)).toMatchObject([{ event: "chat", clientId: "a" }]);
  const silent = after(...open, written("a"), { type: "timer", timer: "echo" });
  expect(writes(silent.effects)).toMatchObject([{ event: "chat", clientId: "a" }]);
});

test("a rejected message stays with its reason until it is retried or discarded", () => {
  const error = frame({ event: "error", message: "It is another agent's", reason: "not_bound", clientId: "a" });
  const refused = after(...open, written("a"), written("b"), error);
  expect(refused.state.outbox).toMatchObject([
    { clientId: "a", state: "failed", problem: { reason: "not_bound" } },
    { clientId: "b", state: "sending" },
  ]);
  expect(refused.effects).toContainEqual({ do: "read-list" });
  const retried = after(...open, written("a"), error, { type: "retry", clientId: "a" });
  expect(writes(retried.effects)).toMatchObject([{ clientId: "a" }]);
});

const outboxOf = ({ outbox }: DeskState) => outbox.map(({ clientId, state }) => [clientId, state]);

test("a message that an earlier window did not send is sent only by a press, with its old client id", () => {
  const { outbox } = after({ type: "go-online" }, written("a"), written("b")).state;
  const restore: DeskAction = { type: "restore", messages: outbox };
  const silence: DeskAction = { type: "timer", timer: "echo" };
  const again: readonly DeskAction[] = [{ type: "socket-closed", code: 1006 }, { type: "reconnect" }, login];
  const { state, effects } = after(restore, ...open, silence, ...again);
  expect(outboxOf(state)).toEqual([
    ["a", "failed"],
    ["b", "failed"],
  ]);
  expect(writes(effects)).toEqual([]);
  expect(state.outbox[0]?.problem).toEqual({ reason: "unsent", message: "" });
  expect(writes(reduceDesk(state, { type: "retry", clientId: "b" }).effects)).toMatchObject([
    { event: "chat", customerId: 7, clientId: "b" },
  ]);
  // What has arrived all the same is found in what was said.
  expect(outboxOf(reduceDesk(state, logOfRecords(answer(4, "a"))).state)).toEqual([["b", "failed"]]);
});

test("a message that was rejected before a reload keeps its reason", () => {
  const error = frame({ event: "error", message: "It is another agent's", reason: "not_bound", clientId: "a" });
  const messages = after(...open, written("a"), error).state.outbox;
  expect(after({ type: "restore", messages }).state.outbox[0]?.problem?.reason).toBe("not_bound");
});

test("only a failed message can be discarded", () => {
  const give = { type: "discard", clientId: "a" } as const;
  expect(outboxOf(after(...open, written("a"), give).state)).toEqual([["a", "sending"]]);
  const error = frame({ event: "error", message: "no", reason: "not_bound", clientId: "a" });
  expect(after(...open, written("a"), error, give).state.outbox).toEqual([]);
});

test("a customer's message notifies the agent, waits and is unread until it is seen and answered", () => {
  const heard = after(...open, frame({ event: "chat", record: customerRecord(4, "Hi") }));
  expect(heard.effects).toContainEqual({ do: "notify-message", record: customerRecord(4, "Hi") });
  expect(heard.state.rows.get(7)).toMatchObject({
    preview: { kind: "text", text: "Hi" },
    isFromCustomer: true,
    isUnread: true,
    unreadCount: 1,
    waitingSince: 4000,
  });
  const twice = after(...open, ...[4, 5].map((id) => frame({ event: "chat", record: customerRecord(id, "Hi") })));
  expect(twice.state.rows.get(7)).toMatchObject({ unreadCount: 2, waitingSince: 4000 });
  const seen = after(
    ...open,
    { type: "select", customerId: 7 },
    logOfRecords(customerRecord(4, "Hi")),
    frame({ event: "chat", record: customerRecord(5, "Hi") }),
    { type: "seen", customerId: 7 },
  );
  expect(writes(seen.effects)).toEqual([{ event: "read", customerId: 7, lastId: 5 }]);
  expect(seen.state.rows.get(7)).toMatchObject({ isUnread: false, unreadCount: 0, waitingSince: 5000 });
  const answered = after(
    ...open,
    frame({ event: "chat", record: customerRecord(4, "Hi") }),
    frame({ event: "chat", record: answer(6, "from another window") }),
  );
  expect(answered.state.rows.get(7)).toMatchObject({ waitingSince: null, isFromCustomer: false });
});

test("a message of a customer who is not in the list reads the list again", () => {
  const heard = after(
    { type: "go-online" },
    login,
    listOf(),
    frame({ event: "chat", record: customerRecord(4, "Hi") }),
  );
  expect(heard.effects).toContainEqual({ do: "read-list" });
});

test("a conversation that another window of the agent has read is read here, too", () => {
  const heard = frame({ event: "chat", record: customerRecord(4, "Hi") });
  const read = after(...open, heard, frame({ event: "read", customerId: 7, by: "agent", lastId: 4 }));
  expect(read.state.rows.get(7)).toMatchObject({ isUnread: false, unreadCount: 0 });
  const theirs = after(...open, frame({ event: "read", customerId: 7, by: "customer", lastId: 9 }));
  expect(logOf(theirs.state, 7).readId).toBe(9);
});

test("a transferred conversation leaves the list, and a received one notifies the agent with its note", () => {
  const gone = after(...open, { type: "select", customerId: 7 }, frame({ event: "passed-on", customerId: 7 }));
  expect([gone.state.rows.size, gone.state.isGone]).toEqual([0, true]);
  const back = reduceDesk(gone.state, frame({ event: "received", row })).state;
  expect([back.rows.size, back.isGone]).toEqual([1, false]);
  const came = after(...open, frame({ event: "received", row: { ...row, customerId: 8, note: "Two lids" } }));
  expect(came.state.rows.get(8)?.note).toBe("Two lids");
  expect(came.effects).toContainEqual({ do: "notify-received", customerId: 8 });
});

test("the first page replaces the list, but the open conversation stays", () => {
  const other = { ...row, customerId: 8 };
  const state = after(...open, listOf(row, other), { type: "select", customerId: 7 }, listOf(other)).state;
  expect([...state.rows.keys()].toSorted((one, other) => one - other)).toEqual([7, 8]);
  expect([...after(...open, listOf(row, other), listOf(other)).state.rows.keys()]).toEqual([8]);
});

test("a conversation that no page of the list has shown is asked for by itself, and may be somebody else's", () => {
  const select = { type: "select", customerId: 9 } as const;
  expect(after(...open, select).effects).toContainEqual({ do: "read-row", customerId: 9 });
  expect(after(...open, { type: "select", customerId: 7 }).effects).not.toContainEqual({
    do: "read-row",
    customerId: 7,
  });
  const found = after(...open, select, { type: "row", customerId: 9, row: { ...row, customerId: 9 } }).state;
  expect([found.rows.has(9), found.isGone]).toEqual([true, false]);
  const missing = after(...open, select, { type: "row", customerId: 9, row: null }).state;
  expect([missing.rows.has(9), missing.isGone]).toEqual([false, true]);
  expect(
    after(...open, select, { type: "select", customerId: 7 }, { type: "row", customerId: 9, row: null }).state.isGone,
  ).toBe(false);
});

test("waiting and unread conversations are counted here once the whole list is known, and by the platform before", () => {
  const waiting = { ...row, customerId: 8, isUnread: true, waitingSince: 5 };
  expect(countsOf(after(...open, listOf(row, waiting)).state)).toEqual({ open: 2, waiting: 1, unread: 1 });
  const counts = { open: 80, waiting: 30, unread: 20 };
  const first: DeskAction = {
    type: "list",
    page: 1,
    list: { items: [row], counts, total: 80, page: 1, pageSize: 50, hasMore: true },
  };
  expect(countsOf(after({ type: "go-online" }, login, first).state)).toEqual(counts);
  expect(countsOf(newDesk)).toBeNull();
});

test("a page that does not reach the known records starts the log again", () => {
  const records = [customerRecord(1, "a"), customerRecord(2, "b")];
  const far: DeskAction = {
    type: "log",
    customerId: 7,
    log: { records: [customerRecord(90, "z")], hasMore: true, readId: 3 },
  };
  const { state } = after(...open, { type: "select", customerId: 7 }, logOfRecords(...records), far);
  expect(logOf(state, 7).records.map(({ id }) => id)).toEqual([90]);
  expect(logOf(state, 7)).toMatchObject({ hasOlder: true, readId: 3 });
});

test("a typing notice is sent once in a while, and shown for a while", () => {
  const typed: DeskAction = { type: "typed", customerId: 7 };
  expect(writes(after(...open, typed).effects)).toEqual([{ event: "typing", customerId: 7 }]);
  expect(after(...open, typed, typed).effects).toEqual([]);
  const seen = after(...open, frame({ event: "typing", customerId: 7, side: "customer" }));
  expect(seen.state.typing).toBe(7);
  expect(after(...open, frame({ event: "chat", record: customerRecord(4, "Hi") })).state.typing).toBeNull();
});

test("the customer who has waited longest stands first, then the one with the newest message", () => {
  const rows = [
    { ...row, customerId: 1, updatedAt: 9 },
    { ...row, customerId: 2, waitingSince: 5, updatedAt: 5 },
    { ...row, customerId: 3, waitingSince: 4, updatedAt: 8 },
    { ...row, customerId: 4, updatedAt: 10 },
  ];
  expect(inOrder(rows).map(({ customerId }) => customerId)).toEqual([3, 2, 4, 1]);
});

/** A platform that stores each name once, and whose answers and connections may get lost. */
test("each message is stored once and in order, whatever the connection loses", () => {
  const mishap = fc.constantFrom("deliver", "lose-answer", "close", "silence", "reload");
  fc.assert(
    fc.property(fc.array(mishap, { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), (mishaps, count) => {
      const stored: string[] = [];
      let state = newDesk;
      let onItsWay: string[] = [];
      const dispatch = (action: DeskAction): void => {
        const { state: next, effects } = reduceDesk(state, action);
        state = next;
        for (const effect of effects) {
          if (effect.do === "write" && effect.frame.event === "chat") onItsWay.push(effect.frame.clientId);
        }
      };
      const store = (name: string): number => {
        if (!stored.includes(name)) stored.push(name);
        return stored.indexOf(name) + 1;
      };
      const answerAll = (): void => {
        for (let name = onItsWay.shift(); name !== undefined; name = onItsWay.shift())
          dispatch(frame({ event: "chat", record: answer(store(name), name) }));
      };
      const comeBack = (): void => {
        onItsWay = [];
        dispatch({ type: "socket-closed", code: 1006 });
        dispatch({ type: "reconnect" });
        dispatch(login);
      };
      /** The window is another one, which knows no more than what the tab has kept, and the agent presses for each. */
      const reload = (): void => {
        onItsWay = [];
        const messages = state.outbox;
        state = newDesk;
        dispatch({ type: "restore", messages });
        for (const action of open) dispatch(action);
        expect(onItsWay).toEqual([]);
        for (const { clientId } of messages) dispatch({ type: "retry", clientId });
      };
      for (const action of open) dispatch(action);
      for (let index = 0; index < count; index += 1) dispatch(written(`m${index}`));
      for (const each of mishaps) {
        if (each === "deliver") answerAll();
        else if (each === "close") comeBack();
        else if (each === "reload") reload();
        else if (each === "silence") dispatch({ type: "timer", timer: "echo" });
        else onItsWay.splice(0).forEach(store);
      }
      comeBack();
      answerAll();
      expect(stored).toEqual(Array.from({ length: count }, (_, index) => `m${index}`));
      expect(state.outbox).toEqual([]);
    }),
  );
});

test("a message that comes while the log loads, or after it failed, is in the log", () => {
  const select = { type: "select", customerId: 7 } as const;
  const chat = (record: DeskRecord): DeskAction => frame({ event: "chat", record });
  const early = after(
    ...open,
    select,
    chat(customerRecord(3, "c")),
    logOfRecords(customerRecord(1, "a"), customerRecord(2, "b")),
  ).state;
  expect(logOf(early, 7).records.map(({ id }) => id)).toEqual([1, 2, 3]);
  // Of what was heard long before, nobody knows what lies between.
  const long = after(
    ...open,
    chat(customerRecord(1, "a")),
    select,
    logOfRecords(customerRecord(5, "e"), customerRecord(6, "f")),
  ).state;
  expect(logOf(long, 7).records.map(({ id }) => id)).toEqual([5, 6]);
  const failed = after(
    ...open,
    select,
    { type: "log-failed", customerId: 7 },
    written("x"),
    chat(answer(4, "x")),
  ).state;
  expect([failed.outbox, logOf(failed, 7).records.map(({ id }) => id)]).toEqual([[], [4]]);
});

test("a read receipt is sent once, also for messages that came while the agent was offline", () => {
  const unread = { ...row, isUnread: true, unreadCount: 1 };
  const select = { type: "select", customerId: 7 } as const;
  const seen = { type: "seen", customerId: 7 } as const;
  const reading = [{ event: "read", customerId: 7, lastId: 2 }];
  expect(writes(after(...open, listOf(unread), select, logOfRecords(customerRecord(2, "b")), seen).effects)).toEqual(
    reading,
  );
  expect(
    writes(after(...open, listOf(unread), select, logOfRecords(customerRecord(2, "b")), seen, seen).effects),
  ).toEqual([]);
  expect(writes(after(...open, select, logOfRecords(customerRecord(2, "b")), seen).effects)).toEqual([]);
  const back = [logOfRecords(customerRecord(1, "a")), { type: "socket-closed", code: 1006 }, login] as const;
  expect(
    writes(after(...open, select, ...back, logOfRecords(customerRecord(1, "a"), customerRecord(2, "b")), seen).effects),
  ).toEqual(reading);
});

test("an open conversation that has left the list is read again, and so is one whose answer is rejected", () => {
  const select = { type: "select", customerId: 7 } as const;
  expect(after(...open, select, listOf({ ...row, customerId: 8 })).effects).toEqual([
    { do: "read-row", customerId: 7 },
  ]);
  const gone = after(...open, select, listOf(), { type: "row", customerId: 7, row: null }).state;
  expect([gone.rows.size, gone.isGone]).toEqual([0, true]);
  const rejection = frame({ event: "error", message: "no", reason: "not_bound", clientId: "x" });
  expect(after(...open, select, written("x"), rejection).effects).toContainEqual({ do: "read-row", customerId: 7 });
});

test("counts follow messages and reading where only a part of the list is known", () => {
  const counts = { open: 80, waiting: 3, unread: 2 };
  const first: DeskAction = {
    type: "list",
    page: 1,
    list: { items: [row], counts, total: 80, page: 1, pageSize: 50, hasMore: true },
  };
  const heard = after(
    { type: "go-online" },
    login,
    first,
    frame({ event: "chat", record: customerRecord(3, "c") }),
  ).state;
  expect(countsOf(heard)).toEqual({ open: 80, waiting: 4, unread: 3 });
  const read = reduceDesk(heard, frame({ event: "read", customerId: 7, by: "agent", lastId: 3 })).state;
  expect(countsOf(read)).toEqual({ open: 80, waiting: 4, unread: 2 });
  expect(countsOf(reduceDesk(read, frame({ event: "chat", record: answer(4, "x") })).state)?.waiting).toBe(3);
});

const picture = (id: number, url: string) =>
  customerRecord(id, "", { content: { type: "image", path: "private/chat/a.png", url } });

test("addresses of pictures are renewed for as long as a conversation is open, and whenever it is opened again", () => {
  const shown: readonly DeskAction[] = [...open, { type: "select", customerId: 7 }, logOfRecords(picture(1, "/old"))];
  const timed = after(...shown, { type: "timer", timer: "links" });
  expect(timed.effects).toEqual([
    { do: "renew-links", customerId: 7 },
    { do: "set", timer: "links", ms: 600_000 },
  ]);
  const renewal: DeskAction = {
    type: "renewed",
    customerId: 7,
    records: [picture(1, "/new"), customerRecord(2, "unknown")],
  };
  expect(logOf(after(...shown, renewal).state, 7).records).toEqual([picture(1, "/new")]);
  expect(after(...shown, { type: "select", customerId: null }).effects).toEqual([{ do: "clear", timer: "links" }]);
  const again = after(...shown, { type: "select", customerId: null }, { type: "select", customerId: 7 });
  expect(again.effects).toContainEqual({ do: "renew-links", customerId: 7 });
});
