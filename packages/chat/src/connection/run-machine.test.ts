import { expect, test } from "vitest";
import { runMachine } from "./run-machine.ts";
import { step } from "./step.ts";

test("listeners see a state before its effects are carried out, and an ended machine does nothing more", () => {
  const seen: string[] = [];
  const machine = runMachine(
    0,
    (state, event: "add" | "stay") => step(event === "add" ? state + 1 : state, event),
    (effect) => seen.push(effect),
  );
  machine.subscribe(() => seen.push(`state ${machine.state()}`));
  machine.dispatch("add");
  machine.dispatch("stay");
  machine.end();
  machine.dispatch("add");
  expect(seen).toEqual(["state 1", "add", "stay"]);
  expect([machine.state(), machine.signal.aborted]).toEqual([1, true]);
});
