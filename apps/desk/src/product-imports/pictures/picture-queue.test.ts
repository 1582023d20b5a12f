import { beforeEach, expect, test } from "vitest";
import { nothingSent, openPictureQueue, type PictureQueueState } from "./picture-queue.ts";

interface Picture {
  readonly name: string;
}
interface Sending {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly done: () => Promise<void>;
  readonly fail: (error: string) => Promise<void>;
}

const picturesOf = (...names: readonly string[]): readonly Picture[] => names.map((name) => ({ name }));
const tick = () => new Promise<void>((resolve) => void setTimeout(resolve));
const namesOf = (all: readonly Picture[]) => all.map(({ name }) => name);

let state: PictureQueueState<Picture> = nothingSent;
let sendings: Sending[] = [];
beforeEach(() => {
  state = nothingSent;
  sendings = [];
});

const open = () =>
  openPictureQueue<Picture>({
    send: ({ name }, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const then = async (end: () => void) => {
        end();
        await tick();
      };
      sendings.push({
        name,
        signal,
        done: () => then(resolve),
        fail: (error) => then(() => reject(new Error(error))),
      });
      return promise;
    },
    failureOf: (error) => {
      const reason = error instanceof Error ? error.message : "";
      return { reason, isFinal: reason === "no picture" };
    },
    onChange: (next) => {
      state = next;
    },
  });

test("pictures are sent three at once, until all of them are there", async () => {
  const queue = open();
  queue.add(picturesOf("a", "b", "c", "d"), []);
  expect([namesOf(sendings), state.isSending, state.total]).toEqual([["a", "b", "c"], true, 4]);
  await sendings[1]?.done();
  expect([namesOf(sendings), state.sent]).toEqual([["a", "b", "c", "d"], 1]);
  for (const { done } of sendings) await done();
  expect(state).toMatchObject({ total: 4, sent: 4, unsent: [], problem: null, isSending: false });
});

test("a picture that is refused says why, and is not sent again", async () => {
  const queue = open();
  queue.add(picturesOf("a", "b"), [{ name: "empty", reason: "It is empty" }]);
  await sendings[0]?.fail("no picture");
  await sendings[1]?.done();
  expect(state).toMatchObject({ total: 3, sent: 1, unsent: [], isSending: false });
  expect(state.refused).toEqual([
    { name: "empty", reason: "It is empty" },
    { name: "a", reason: "no picture" },
  ]);
  queue.again();
  expect(sendings).toHaveLength(2);
});

test("a picture that fails takes nothing from the others, and is sent again by itself", async () => {
  const queue = open();
  queue.add(picturesOf("a", "b", "c", "d", "e"), []);
  await sendings[0]?.fail("no answer");
  await sendings[1]?.fail("no answer");
  for (const { done } of sendings.slice(2)) await done();
  expect(state).toMatchObject({ sent: 3, unsent: picturesOf("a", "b"), problem: "no answer", isSending: false });
  queue.again();
  expect(state).toMatchObject({ unsent: [], problem: null, isSending: true });
  for (const { done } of sendings.slice(5)) await done();
  expect(state).toMatchObject({ total: 5, sent: 5, isSending: false });
});

test("pictures behind three that failed in a row are left, and none is lost", async () => {
  const queue = open();
  queue.add(picturesOf("a", "b", "c", "d", "e", "f", "g", "h"), []);
  for (const { fail } of sendings.slice(0, 3)) await fail("no answer");
  expect(namesOf(sendings)).toEqual(["a", "b", "c", "d", "e"]);
  for (const { done } of sendings.slice(3)) await done();
  expect([namesOf(state.unsent), state.sent, state.isSending]).toEqual([["a", "b", "c", "f", "g", "h"], 2, false]);
});

test("a stopped queue is left at once, whatever the network still answers", async () => {
  const queue = open();
  queue.add(picturesOf("a", "b", "c", "d"), []);
  await sendings[0]?.done();
  queue.stop();
  expect(state).toMatchObject({ sent: 1, unsent: picturesOf("b", "c", "d"), problem: null, isSending: false });
  expect(sendings[1]?.signal.aborted).toBe(true);
  queue.add(picturesOf("e"), []);
  await sendings[1]?.fail("no answer");
  await sendings[2]?.done();
  expect([namesOf(sendings), state]).toMatchObject([
    ["a", "b", "c", "d", "e"],
    { total: 5, sent: 1, unsent: picturesOf("b", "c", "d"), isSending: true },
  ]);
});

test("pictures that are chosen while others are sent come behind them, and later ones begin anew", async () => {
  const queue = open();
  queue.add(picturesOf("a"), []);
  queue.add(picturesOf("b"), []);
  expect(state.total).toBe(2);
  for (const { done } of sendings) await done();
  queue.add(picturesOf("c"), []);
  expect(state).toMatchObject({ total: 1, sent: 0, isSending: true });
});

test("pictures that were not sent, or not taken, stay when more are chosen", async () => {
  const queue = open();
  queue.add(picturesOf("a", "b", "c", "d"), [{ name: "empty", reason: "It is empty" }]);
  await sendings[0]?.done();
  queue.stop();
  queue.add(picturesOf("e"), [{ name: "large", reason: "It is large" }]);
  await sendings.at(-1)?.done();
  expect(state).toMatchObject({ total: 7, sent: 2, unsent: picturesOf("b", "c", "d"), isSending: false });
  expect(namesOf(state.refused)).toEqual(["empty", "large"]);
  queue.again();
  for (const { done } of sendings.slice(4)) await done();
  expect(state).toMatchObject({ total: 7, sent: 5, unsent: [], isSending: false });
  queue.add(picturesOf("f"), []);
  expect([state.total, state.sent, namesOf(state.refused)]).toEqual([3, 0, ["empty", "large"]]);
});

test("a choice without pictures changes nothing", async () => {
  const queue = open();
  queue.add(picturesOf("a"), [{ name: "empty", reason: "It is empty" }]);
  await sendings[0]?.fail("no answer");
  const before = state;
  queue.add([], []);
  expect(state).toBe(before);
});

test("a picture that is chosen once more takes the place of the one that was left, or not taken", async () => {
  const queue = open();
  queue.add(picturesOf("a", "b"), [{ name: "empty", reason: "It is empty" }]);
  await sendings[0]?.fail("no answer");
  await sendings[1]?.done();
  queue.add(picturesOf("a", "b", "empty"), []);
  expect(state).toMatchObject({ total: 3, sent: 0, unsent: [], refused: [], problem: null, isSending: true });
});

test("a picture that is chosen once more while others are sent is sent once", async () => {
  const queue = open();
  queue.add(picturesOf("a", "b", "c", "d"), []);
  queue.add(picturesOf("d"), []);
  for (const { done } of sendings) await done();
  expect([namesOf(sendings), state.total, state.sent]).toEqual([["a", "b", "c", "d"], 4, 4]);
});

test("pictures that are chosen after the line was away are not left at the first failure", async () => {
  const queue = open();
  queue.add(picturesOf("a", "b", "c"), []);
  for (const { fail } of sendings.slice(0, 3)) await fail("no answer");
  queue.add(picturesOf("d", "e", "f", "g"), []);
  await sendings[3]?.fail("no answer");
  expect(namesOf(sendings).slice(3)).toEqual(["d", "e", "f", "g"]);
});

test("pictures that were refused are forgotten where somebody asks for it, and no others", async () => {
  const queue = open();
  queue.add(picturesOf("a", "b"), [{ name: "empty", reason: "It is empty" }]);
  await sendings[0]?.fail("no answer");
  await sendings[1]?.done();
  queue.forgetRefused();
  expect(state).toMatchObject({ total: 2, sent: 1, unsent: picturesOf("a"), refused: [], problem: "no answer" });
});
