import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { operateRunning } from "@plaza/backend/operate";
import type { BrowserContext } from "@playwright/test";
import { ports } from "./ports.ts";
import { newMobile } from "./unused-numbers.ts";

/** A platform that tests call directly, past the storefront. */
export interface Platform {
  /** Its origin. */
  readonly platform: string;
  /** A command of the operator. @returns what it printed */
  readonly operate: (...line: readonly string[]) => Promise<string>;
}

/** The one that most journeys share. */
export const sharedPlatform: Platform = {
  platform: `http://127.0.0.1:${ports.backend}`,
  operate: (...line) => operateRunning(process.env["PLAZA_E2E_DATA"] ?? "", ...line),
};

export interface Customer {
  readonly mobile: string;
  readonly password: string;
  readonly nickname: string;
  readonly token: string;
  readonly at: Platform;
}

interface Answer<Data> {
  readonly code: number;
  readonly msg: string;
  readonly data: Data;
  /** Where the sandbox plays the phone that pays. */
  readonly sandbox_url?: string;
}

/** Another network for each caller, because the platform limits the attempts of one network. */
function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

export type Asker = Pick<Customer, "token" | "at">;

/** The platform's answer, accepted or rejected. Without a body the call is a GET. */
export async function answerTo<Data>(
  { token, at }: Asker,
  call: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<Answer<Data>> {
  const response = await fetch(`${at.platform}/api/${call}`, {
    headers: { "content-type": "application/json", lang: "en", token, "x-forwarded-for": someAddress() },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });
  return (await response.json()) as Answer<Data>;
}

/** @throws where the platform rejects the call */
export async function ask<Data>(who: Asker, call: string, body?: Readonly<Record<string, unknown>>): Promise<Data> {
  const { code, msg, data } = await answerTo<Data>(who, call, body);
  if (code !== 1) throw new Error(`${call}: ${msg}`);
  return data;
}

/** What a code is for, and what the platform calls that. */
const scenes = {
  registration: "ZCYZ",
  login: "YZMDL",
  "forgotten password": "ZHMM",
  "new number": "BGSJHM",
  "present number": "YZYSJH",
  application: "SJSQYZ",
} as const;

type Scene = keyof typeof scenes;

interface OutboxMessage {
  readonly mobile: string;
  readonly scene: string;
  readonly code?: string;
  readonly text?: string;
}

/** What the demo would have sent to a number, the oldest first. */
export async function sentTo(
  mobile: string,
  { operate }: Platform = sharedPlatform,
): Promise<readonly OutboxMessage[]> {
  const lines = (await operate("outbox", "--json")).split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as OutboxMessage).filter((message) => message.mobile === mobile);
}

/** The newest code of a kind that the demo would have sent to a number; some are sent after they are answered. */
export async function newestCode(mobile: string, scene: Scene, at: Platform = sharedPlatform): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const code = (await sentTo(mobile, at)).findLast((message) => message.scene === scenes[scene])?.code;
    if (code !== undefined) return code;
    await wait(100);
  }
  throw new Error(`No code for the ${scene} was sent to ${mobile}.`);
}

/** A new customer with a web session of its own, so that concurrent tests do not log each other out. */
export async function newCustomer(at: Platform = sharedPlatform): Promise<Customer> {
  const mobile = newMobile();
  const password = "journey2026";
  const nobody = { token: "", at };
  await ask(nobody, "sms/send", { mobile, key: scenes.registration, client: 5 });
  const code = await newestCode(mobile, "registration", at);
  const { token } = await ask<{ token: string }>(nobody, "account/register", { mobile, password, code, client: 5 });
  const { nickname } = await ask<{ nickname: string }>({ token, at }, "pc/commonData");
  return { mobile, password, nickname, token, at };
}

/** Puts a session into a browser, as a login does. */
export async function holdSession(context: BrowserContext, baseURL: string | undefined, token: string): Promise<void> {
  await context.addCookies([{ name: "token", value: token, url: baseURL ?? "", httpOnly: true, sameSite: "Lax" }]);
}

/** The session's token that a browser holds; undefined for a visitor. */
export async function heldToken(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === "token")?.value;
}

/** Ends a session on the platform, without the browser that holds it. */
export async function endSession(customer: Asker): Promise<void> {
  await ask(customer, "account/logout", {});
}
