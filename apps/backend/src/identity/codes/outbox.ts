import type { Executor } from "../../platform/store/database.ts";
import type { SmsSender } from "./sms-sender.ts";
import { outbox } from "../../platform/store/schema/codes.ts";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Command } from "../../platform/domain/command.ts";
import { isEmail } from "../customers/destination.ts";
import { table } from "../../platform/cli/table.ts";
import { gt } from "../../platform/store/sql.ts";

/** The sender of the demo. It sends nothing, but stores the messages where the operator can read them. */
export function createOutboxSender(db: Executor): SmsSender {
  return {
    isOutbox: true,
    send: async ({ mobile, scene, code, at }) => {
      await db.insert(outbox).values({ destination: mobile, scene, code, sentAt: at });
    },
    notify: async ({ id, mobile, kind, text, at }) => {
      await db
        .insert(outbox)
        .values({ destination: mobile, scene: kind, code: "", text, noticeId: id, sentAt: at })
        .onConflictDoNothing({ target: [outbox.noticeId, outbox.destination] });
    },
    link: async ({ mobile, text, at }) => {
      await db.insert(outbox).values({ destination: mobile, scene: "order_link", code: "", text, sentAt: at });
    },
  };
}

export const outboxCommand: Command = {
  name: "outbox",
  usage: "[--json] [--follow]",
  help: "The text messages and emails that the demo would have sent, newest last",
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

type Message = typeof outbox.$inferSelect;

function sentAfter(db: Executor, id: number): Promise<readonly Message[]> {
  return db.select().from(outbox).where(gt(outbox.id, id)).orderBy(outbox.id);
}

function asJson(messages: readonly Message[]): readonly string[] {
  return messages.map(({ destination, scene, code, subject, text, sentAt }) =>
    JSON.stringify({
      ...(isEmail(destination) ? { email: destination } : { mobile: destination }),
      scene,
      ...(code !== "" && { code }),
      ...(subject !== "" && { subject }),
      ...(text !== "" && { text }),
      at: sentAt.toISOString(),
    }),
  );
}

const head = ["at", "to", "scene", "code"];

function asTable(messages: readonly Message[]): readonly string[] {
  return messages.length === 0 ? [] : table([head, ...messages.map(cells)]);
}

function asRows(messages: readonly Message[]): readonly string[] {
  return table(messages.map(cells));
}

function cells({ destination, scene, code, text, sentAt }: Message): readonly string[] {
  return [sentAt.toISOString(), destination, scene, code === "" ? text : code];
}
