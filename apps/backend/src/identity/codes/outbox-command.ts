import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { smsOutbox } from "../../platform/store/schema/codes.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Command } from "../../platform/domain/command.ts";
import { table } from "../../platform/cli/table.ts";
import { gt } from "../../platform/store/sql.ts";

type Message = typeof smsOutbox.$inferSelect;

const lookedEvery = 300;

export const outboxCommand: Command = {
  name: "outbox",
  usage: "[--json] [--follow]",
  help: "The text messages that the demo would have sent, newest last",
  run: async ({ db, print, signal }, args) => {
    const { values } = parseArgs({ args, options: { json: { type: "boolean" }, follow: { type: "boolean" } } });
    let lines = values.json === true ? asJson : asTable;
    let last = 0;
    for (;;) {
      const messages = await sentAfter(db, last);
      for (const line of lines(messages)) print(line);
      if (values.follow !== true) return;
      last = messages.at(-1)?.id ?? last;
      // The head of the table stands above the first ones only.
      if (lines === asTable && last > 0) lines = asRows;
      await setTimeout(lookedEvery, null, { signal }).catch(() => null);
      if (signal.aborted) return;
    }
  },
};

function sentAfter(db: Executor, id: number): Promise<readonly Message[]> {
  return db.select().from(smsOutbox).where(gt(smsOutbox.id, id)).orderBy(smsOutbox.id);
}

function asJson(messages: readonly Message[]): readonly string[] {
  return messages.map(({ mobile, scene, code, text, sentAt }) =>
    JSON.stringify({ mobile, scene, ...(text === "" ? { code } : { text }), at: sentAt.toISOString() }),
  );
}

const head = ["at", "mobile", "scene", "code"];

function asTable(messages: readonly Message[]): readonly string[] {
  return messages.length === 0 ? [] : table([head, ...messages.map(cells)]);
}

function asRows(messages: readonly Message[]): readonly string[] {
  return table(messages.map(cells));
}

function cells({ mobile, scene, code, text, sentAt }: Message): readonly string[] {
  return [sentAt.toISOString(), mobile, scene, text === "" ? code : text];
}
