import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { BrowserContext } from "@playwright/test";
import { ports } from "./ports.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

export interface Customer {
  readonly mobile: string;
  readonly password: string;
  readonly nickname: string;
  readonly token: string;
}

interface Answer {
  readonly code: number;
  readonly msg: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Another network for each caller: the platform limits what one may try. */
function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

async function ask(call: string, body: Readonly<Record<string, unknown>> | null, token: string): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${ports.backend}/api/${call}`, {
    headers: { "content-type": "application/json", lang: "en", token, "x-forwarded-for": someAddress() },
    ...(body !== null && { method: "POST", body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Answer;
  if (answer.code !== 1) throw new Error(`${call}: ${answer.msg}`);
  return answer;
}

/** The newest code that the demo would have sent to a number. */
export async function newestCode(mobile: string): Promise<string> {
  const { stdout } = await promisify(execFile)("node", ["apps/backend/src/cli/main.ts", "outbox", "--json"], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: process.env["PLAZA_E2E_DATA"], LOG_LEVEL: "error" },
  });
  return codeFor(mobile, stdout);
}

/** The newest code for a number among the lines of the outbox. */
export function codeFor(mobile: string, outbox: string): string {
  const sent = outbox
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { readonly mobile: string; readonly code: string });
  const newest = sent.findLast((message) => message.mobile === mobile);
  if (newest === undefined) throw new Error(`Nothing was sent to ${mobile}.`);
  return newest.code;
}

/** Somebody who has an account and nothing else, with a session of the web: journeys at once do not log each other out. */
export async function newCustomer(): Promise<Customer> {
  const mobile = `135${String(randomInt(100_000_000)).padStart(8, "0")}`;
  const password = "journey2026";
  await ask("sms/send", { mobile, key: "ZCYZ", client: 5 }, "");
  const code = await newestCode(mobile);
  const registered = await ask("account/register", { mobile, password, code, client: 5 }, "");
  const token = String(registered.data["token"]);
  const { data } = await ask("pc/commonData", null, token);
  return { mobile, password, nickname: String(data["nickname"]), token };
}

/** Puts a session into a browser, as a login does. */
export async function holdSession(context: BrowserContext, baseURL: string | undefined, token: string): Promise<void> {
  await context.addCookies([{ name: "token", value: token, url: baseURL ?? "", httpOnly: true, sameSite: "Lax" }]);
}

/** The session's token that a browser holds; undefined for a visitor. */
export async function heldToken(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === "token")?.value;
}

/** Ends a session on the platform, behind the back of the browser that holds it. */
export async function endSession(token: string): Promise<void> {
  await ask("account/logout", {}, token);
}
