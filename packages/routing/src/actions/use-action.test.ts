import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type Action, useAction } from "./use-action.ts";

let action: Action<string, string>;
const send = vi.fn<(input: string) => Promise<string>>();

beforeEach(() => {
  send.mockReset().mockImplementation(async (input) => `answer to ${input}`);
});

function use(repetition: "overlapping" | "same" | "last" | "any"): QueryClient {
  function Form(): null {
    action = useAction({ mutationFn: (input: string) => send(input), repetition });
    return null;
  }
  const root = createRoot(document.createElement("div"));
  const client = new QueryClient();
  flushSync(() => root.render(createElement(QueryClientProvider, { client }, createElement(Form))));
  onTestFinished(() => root.unmount());
  return client;
}

function press(...inputs: readonly string[]): void {
  for (const input of inputs) action.run(input);
}

async function expectSent(...inputs: readonly string[]): Promise<void> {
  await expect.poll(() => send.mock.calls.flat()).toEqual(inputs);
}

async function expectAnswer(answer: string): Promise<void> {
  await expect.poll(() => action).toMatchObject({ data: answer, isSuccess: true, isPending: false });
}

/** Holds the answer to the first run back. */
function holdFirstAnswer(): PromiseWithResolvers<string> {
  const held = Promise.withResolvers<string>();
  send.mockReturnValueOnce(held.promise);
  return held;
}

test("two presses at once are sent once, and a press after the answer is sent again", async () => {
  use("overlapping");
  press("A", "A");
  await expectAnswer("answer to A");
  await expectSent("A");
  press("A");
  await expectSent("A", "A");
});

test("nothing starts while an answer is held back, whatever is pressed, and afterwards it does", async () => {
  const first = holdFirstAnswer();
  use("overlapping");
  press("A");
  await expect.poll(() => action).toMatchObject({ isPending: true, variables: "A" });
  press("A", "B");
  first.resolve("at last");
  await expectAnswer("at last");
  press("B");
  await expectSent("A", "B");
});

test("where only the same is a repetition, something else starts meanwhile", async () => {
  holdFirstAnswer();
  use("same");
  press("A", "B", "A");
  await expectAnswer("answer to B");
  press("A", "B");
  await expectSent("A", "B", "B");
});

test("where the last run decides, only its own repetition is none", async () => {
  const first = holdFirstAnswer();
  use("last");
  press("on", "on", "off", "off", "on");
  first.resolve("late");
  await expectSent("on", "off", "on");
});

test("where anything is a repetition, a success was the last run", async () => {
  const mutations = use("any").getMutationCache();
  press("A");
  await expectAnswer("answer to A");
  press("A", "B");
  expect(mutations.getAll()).toHaveLength(1);
});

test.each(["overlapping", "same", "last", "any"] as const)(
  "what failed may be tried again (%s)",
  async (repetition) => {
    const first = holdFirstAnswer();
    use(repetition);
    press("A");
    await expectSent("A");
    first.reject(new TypeError("no answer"));
    await expect.poll(() => action.error).toEqual(new TypeError("no answer"));
    press("A");
    await expectAnswer("answer to A");
    await expectSent("A", "A");
  },
);
