import { type ApiClient, createApiClient } from "@plaza/api-client";
import { createRichTextCleaner } from "@plaza/api-client/server";
import type { Services } from "../platform/http/services.ts";
import type { Job } from "../platform/domain/job.ts";
import type { RunContext } from "../platform/cli/run-command.ts";
import type { DeskRole } from "../platform/store/schema/agents.ts";
import type { customers } from "../platform/store/schema/customers.ts";
import { type Answer, ask, type Asking, recordOf } from "./ask.ts";
import { newCustomer, type TestCustomer } from "./new-customer.ts";
import { askShopDesk, type DeskUser, newDeskUser } from "./new-desk-user.ts";
import type { OpenTestBackend } from "./open-test-backend.ts";
import { type Operated, operateWith } from "./operate.ts";
import { richCustomer } from "./new-customer.ts";
import type { Language } from "../platform/store/language.ts";
import { endTest } from "./end-test.ts";

export type CallingCustomer = TestCustomer & Caller;
export type CallingDeskUser = DeskUser & Caller;

type ClientOptions = Partial<Pick<Parameters<typeof createApiClient>[0], "locale" | "token" | "namespace">>;

/** What a login at the desk says besides the password. */
interface DeskLogin extends Pick<Asking, "language" | "headers"> {
  /** 1: for a shop; 2: for the platform. */
  readonly type?: number;
  /** The kind of client, as the contract numbers them; 5 is the web. */
  readonly client?: number;
}

/** Milliseconds: a busy machine is no fault of the platform. */
const callTimeoutMs = 60_000;

/** A backend that runs, and what people do at it. */
export interface RunningBackend extends Pick<OpenTestBackend, "url" | "db" | "services"> {
  /** Asks a call; `call` is everything behind `/api/`. */
  readonly ask: (call: string, asking?: Asking) => Promise<Answer>;
  /** Asks a call of a shop's desk, below `/deskapi/`. */
  readonly askShopDesk: (call: string, asking?: Asking) => Promise<Answer>;
  /** Whoever has this token of a customer's session; "": a visitor. */
  readonly as: (token: string) => Caller;
  /** Whoever has this token of a session at a shop's desk. */
  readonly atDesk: (token: string) => Caller;
  /** Logs in at the desk with a password, as a shop's page does unless told otherwise. */
  readonly logInAtDesk: (account: string, password: unknown, more?: DeskLogin) => Promise<Answer>;
  /** Our own client, in English; a visitor's where there is no token. */
  readonly client: (options?: ClientOptions) => ApiClient;
  readonly newCustomer: (fields?: Partial<typeof customers.$inferInsert>, now?: Date) => Promise<CallingCustomer>;
  /** A customer with 10 000 yuan in the wallet, or as many fen as are given. */
  readonly richCustomer: (fen?: number) => Promise<CallingCustomer>;
  /** Somebody who works for a shop, or for the platform where it is null. */
  readonly newDeskUser: (role: DeskRole, shopId: number | null, now?: Date) => Promise<CallingDeskUser>;
  /** Runs a command line as an operator does. */
  readonly operate: (...line: readonly string[]) => Promise<Operated>;
  /** The same with something else than what commands usually find. */
  readonly operateWith: (context: Partial<RunContext>, ...line: readonly string[]) => Promise<Operated>;
  /** Runs a job at that time; what it reports ends the test unless `services` say who hears it. @returns how much it did */
  readonly runJob: (job: Job, now: Date, services?: Partial<Services>) => Promise<number>;
}

/** @param opened asked each time, so that tests may name what only runs once they do */
export function runningBackend(opened: () => OpenTestBackend): RunningBackend {
  const askHere: RunningBackend["ask"] = (call, asking) => ask(opened().url, call, asking);
  const askShopDeskHere: RunningBackend["askShopDesk"] = (call, asking) => askShopDesk(opened().url, call, asking);
  const as = (token: string) => callerWith(token, askHere);
  const atDesk = (token: string) => callerWith(token, askShopDeskHere);
  return {
    get url() {
      return opened().url;
    },
    get db() {
      return opened().db;
    },
    get services() {
      return opened().services;
    },
    ask: askHere,
    askShopDesk: askShopDeskHere,
    as,
    atDesk,
    logInAtDesk: (account, password, { type = 1, client = 5, ...asking } = {}) =>
      askHere("../kefuapi/account/login", { ...asking, body: { account, password, type, client } }),
    client: (options = {}) => {
      const { url } = opened();
      const cleanAnswer = createRichTextCleaner({ platformOrigin: url });
      return createApiClient({
        origin: url,
        platformOrigin: url,
        locale: "en",
        timeoutMs: callTimeoutMs,
        cleanAnswer,
        ...options,
      });
    },
    newCustomer: async (fields, now) => {
      const customer = await newCustomer(opened().db, fields, now);
      return { ...customer, ...as(customer.token) };
    },
    richCustomer: async (fen) => {
      const customer = await richCustomer(opened().db, fen);
      return { ...customer, ...as(customer.token) };
    },
    newDeskUser: async (role, shopId, now) => {
      const user = await newDeskUser(opened().db, role, shopId, now);
      return { ...user, ...atDesk(user.token) };
    },
    operate: (...line) => operateWith(opened().db, {}, ...line),
    operateWith: (context, ...line) => operateWith(opened().db, context, ...line),
    runJob: (job, now, services) => job.run({ ...opened().services, now: () => now, report: endTest, ...services }),
  };
}

/** What a caller adds to what is sent. */
interface CallMore {
  readonly language?: Language;
  /** With which a repetition of the call is the same call. */
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Somebody who asks the platform in a session of their own, in English unless they say otherwise. */
export interface Caller {
  readonly token: string;
  readonly get: (call: string, language?: Language) => Promise<Answer>;
  /** The data of what {@link get} answers, an object. */
  readonly read: (call: string, language?: Language) => Promise<Record<string, unknown>>;
  readonly post: (call: string, body?: unknown, more?: CallMore) => Promise<Answer>;
}

/** @param ask how the platform is asked at this door */
function callerWith(token: string, ask: (call: string, asking: Asking) => Promise<Answer>): Caller {
  const get: Caller["get"] = (call, language = "en") => ask(call, { token, language });
  return {
    token,
    get,
    read: async (call, language) => recordOf((await get(call, language)).data),
    post: (call, body = {}, { language = "en", key, headers } = {}) =>
      ask(call, {
        token,
        language,
        body,
        headers: { ...headers, ...(key !== undefined && { "idempotency-key": key }) },
      }),
  };
}
