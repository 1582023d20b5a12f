import fc from "fast-check";
import { expect, test } from "vitest";
import { ModelPlatform } from "../testing/model-platform.ts";
import { maxAttempts } from "../connection/link.ts";

type Action = (model: ModelPlatform) => void;

/** Alike on purpose: a platform without names tells messages apart by what they say. */
const texts = ["a", "b"] as const;

const actions: Readonly<Record<string, Action>> = {
  "writes a": (model) => model.write(texts[0]),
  "writes b": (model) => model.write(texts[1]),
  "the agent writes": (model) => model.agentSays("Hello"),
  "the platform hears": (model) => model.hear(),
  "the platform hears something late": (model) => model.hear(model.late),
  "a frame arrives": (model) => model.arrive(),
  "a frame is lost": (model) => void model.wire?.down.shift(),
  "the connection is cut": (model) => model.cut(),
  "the history is read": (model) => model.readHistory(),
  "the history arrives": (model) => model.answerHistory(),
  "the history fails": (model) => model.failHistory(),
  "the next try": (model) => model.ring("reconnect"),
  "the history again": (model) => model.ring("history"),
  "no answer for too long": (model) => {
    // Whoever cannot tell messages apart has to count on a platform that reads what it got within these ten seconds.
    if (model.hasNames || !model.wire?.up.some(({ event }) => event === "chat")) model.ring("echo");
  },
  "silence for too long": (model) => model.ring("silence"),
  "the heartbeat": (model) => model.ring("ping"),
};
const refusals: Readonly<Record<string, Action>> = {
  "the platform refuses": (model) => model.hear(undefined, model.hasNames ? "with name" : "no"),
  "the platform stores and fails to say so": (model) => model.hear(undefined, "after storing"),
};

const tape = (more: Readonly<Record<string, Action>> = {}) =>
  fc.array(fc.constantFrom(...Object.keys(actions), ...Object.keys(more)), { maxLength: 120 });

function play(model: ModelPlatform, names: readonly string[]): readonly string[] {
  const all = { ...actions, ...refusals };
  const written: string[] = [];
  for (const name of names) {
    const before = model.state.outbox.length;
    all[name]?.(model);
    if (name.startsWith("writes") && model.state.outbox.length > before) written.push(name.slice(-1));
  }
  model.settle();
  return written;
}

function textsOf(model: ModelPlatform, side: "agent" | "customer"): readonly string[] {
  return model.stored.flatMap(({ from, content }) =>
    from.side === side && content.type === "text" ? [content.text] : [],
  );
}

function begun(hasNames: boolean): ModelPlatform {
  const model = new ModelPlatform(hasNames);
  model.answerHistory();
  return model;
}

test.each([true, false])(
  "whatever is lost, every message is stored once and shown once (names: %s)",
  (hasNames) => {
    fc.assert(
      fc.property(tape(refusals), (names) => {
        const model = begun(hasNames);
        const written = play(model, names);
        expect(textsOf(model, "customer").toSorted()).toEqual(written.toSorted());
        expect(model.state.outbox).toEqual([]);
        const shown = model.state.records.map(({ id }) => id);
        expect(shown).toEqual(model.stored.slice(-shown.length).map(({ id }) => id));
        if (!model.state.hasOlder) expect(shown).toHaveLength(model.stored.length);
      }),
      { numRuns: 400 },
    );
  },
  180_000,
);

test.each([true, false])(
  "messages are stored in the order in which they were written, unless the customer was asked (names: %s)",
  (hasNames) => {
    let judged = 0;
    fc.assert(
      fc.property(tape(), (names) => {
        const model = begun(hasNames);
        const written = play(model, names);
        if (model.everFailed) return;
        judged += 1;
        expect(textsOf(model, "customer")).toEqual(written);
      }),
      { numRuns: 400 },
    );
    expect(judged).toBeGreaterThan(100);
  },
  180_000,
);

test("there are never more than five tries in a row, and a frame begins to count anew", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3), { maxLength: 60 }), (moves) => {
      const model = begun(true);
      let row = 0;
      for (const move of moves) {
        if (move === 0 && (model.wire?.down.length ?? 0) > 0) {
          model.arrive();
          row = 0;
        } else if (move === 1) {
          model.ring("reconnect");
        } else if (model.wire !== null) {
          model.cut();
          row += 1;
        }
        expect(model.state.attempts).toBe(Math.min(row, maxAttempts));
        if (row > maxAttempts) expect(model.state.link).toBe("lost");
        if (model.reading !== null) model.answerHistory();
      }
    }),
  );
});
