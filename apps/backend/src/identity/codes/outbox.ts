import type { Executor } from "../../platform/store/database.ts";
import type { SmsSender } from "./sms-sender.ts";
import { smsOutbox } from "../../platform/store/schema/codes.ts";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Command } from "../../platform/domain/command.ts";
import { table } from "../../platform/cli/table.ts";
import { gt } from "../../platform/store/sql.ts";

/** The sender of the demo. It sends nothing, but stores the messages where the operator can read them. */
export function createOutboxSender(db: Executor): SmsSender {
  return {
    send: async ({ mobile, scene, code, at }) => {
      await db.insert(smsOutbox).values({ mobile, scene, code, sentAt: at });
    },
    notify: async ({ id, mobile, kind, text, at }) => {
      await db
        .insert(smsOutbox)
        .values({ mobile, scene: kind, code: "", text, noticeId: id, sentAt: at })
        .onConflictDoNothing({ target: [smsOutbox.noticeId, smsOutbox.mobile] });
    },
    link: async ({ mobile, text, at }) => {
      await db.insert(smsOutbox).values({ mobile, scene: "order_link", code: "", text, sentAt: at });
    },
  };
}

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

const lookedEvery = 300;

type Message = typeof smsOutbox.$inferSelect;

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
