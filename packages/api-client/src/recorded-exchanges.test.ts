import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRichTextCleaner } from "./server/rich-text-cleaner.ts";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { type AnyCall, calls, deskCalls } from "../test/definitions.ts";
import { type ApiClient, createApiClient } from "./api-client.ts";
import { ApiError, type ApiErrorKind } from "./api-error.ts";
import { isRecord } from "./wire/decode.ts";

// Exchanges recorded on a running platform, kept outside of the repository.
const folder = process.env["PLAZA_CONTRACT_SAMPLES"] ?? "";
const available = folder !== "" && existsSync(folder);
if (!available) console.info("Recorded exchanges are not checked: PLAZA_CONTRACT_SAMPLES names no folder.");

const platformOrigin = "http://127.0.0.1:8899";
interface Exchange {
  readonly name: string;
  readonly call: AnyCall;
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

/** The calls that go to a path. The platform ignores its upper and lower case. */
function callsTo(path: string): readonly AnyCall[] {
  const found = calls.filter(({ call }) => path.toLowerCase() === `/api/${call.path}`.toLowerCase());
  return found.map(({ call }) => call);
}

function exchanges(): Exchange[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
  return files.toSorted().flatMap((file) => {
    const recorded: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"));
    const { request, response } = isRecord(recorded) ? recorded : {};
    if (!isRecord(request) || !isRecord(response)) return [];
    const { status, content_type: contentType, body } = response;
    const answer = { name: basename(file, ".json"), status: Number(status), contentType: String(contentType), body };
    return callsTo(String(request["path"])).map((call) => ({ ...answer, call }));
  });
}

/** What the client of agents was answered: a file a call, without what was asked. */
function agentExchanges(): Exchange[] {
  const beside = `${folder.replace(/\/$/, "")}-agent`;
  if (!existsSync(beside)) return [];
  return readdirSync(beside).flatMap((file) => {
    const path = basename(file, ".json").replace("_", "/");
    const found = file.endsWith(".json") ? deskCalls.filter(({ call }) => call.path === path) : [];
    return found.map(({ call }) => ({
      name: `${path} of an agent`,
      call,
      status: 200,
      contentType: "application/json",
      body: JSON.parse(readFileSync(join(beside, file), "utf8")) as unknown,
    }));
  });
}

/** The call itself says which codes are successes, and which answers mean "there is no such thing". */
function expectedFailure({ call, status, body }: Exchange): Partial<ApiError> | null {
  const failure = (kind: ApiErrorKind, statusCode: number) => ({ kind, statusCode });
  if (status !== 200 || !isRecord(body)) return failure("transport", 500);
  if (body["code"] === -1) return failure("session", 401);
  if (call.reading.notFound?.(body) === true) return failure("business", 404);
  const { answer } = call.reading;
  const successes = answer === "payment" ? [1, 10001, 20001] : answer === "rejection-too" ? [0, 1] : [1];
  return successes.includes(Number(body["code"])) ? null : failure("business", 500);
}

function replaying({ status, contentType, body }: Exchange): ApiClient {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const headers = { "content-type": contentType };
  const cleanAnswer = createRichTextCleaner({ platformOrigin });
  const fetch = async () => new Response(text, { status, headers });
  return createApiClient({ origin: "http://storefront.test", platformOrigin, locale: "zh", fetch, cleanAnswer });
}

/** What no decoded answer may hold, whatever the call. */
function expectSane(value: unknown, name = ""): void {
  if (Array.isArray(value)) return value.forEach((each) => expectSane(each, name));
  if (isRecord(value)) return Object.entries(value).forEach(([key, each]) => expectSane(each, key));
  expect(value, name).toBeDefined();
  if (typeof value === "number") expect(Number.isFinite(value), name).toBe(true);
  if (/price$|amount$|total$|balance$|threshold$/i.test(name) && value !== null)
    expect(Number.isSafeInteger(value), name).toBe(true);
  if (typeof value === "string") expect(value).not.toMatch(/127\.0\.0\.1(?::\d+)?\/(?:uploads|static)\//);
  if (typeof value === "string" && name.endsWith("Html")) {
    expect(value).not.toMatch(/src="(?!https?:|\/\w)|\sclass=|<script/);
  }
}

function rowsSent(body: unknown): number | null {
  const data = isRecord(body) ? body["data"] : null;
  const rows = isRecord(data) ? (data["list"] ?? data["lists"]) : data;
  return Array.isArray(rows) ? rows.length : null;
}

describe.skipIf(!available)("a recorded exchange", () => {
  const recorded = available ? [...exchanges(), ...agentExchanges()] : [];

  test.each(recorded)("$name is read as $call.path reads it", async (exchange) => {
    const { path, reading } = exchange.call;
    const outcome: unknown = await replaying(exchange)
      .get(path, {}, reading)
      .catch((error: unknown) => error);
    const expected = expectedFailure(exchange);
    if (expected !== null) {
      expect(outcome).toBeInstanceOf(ApiError);
      expect(outcome).toMatchObject(expected);
      // A rejection has a message for the shopper; an empty success has none.
      const isRejection = expected.kind === "business" && isRecord(exchange.body) && exchange.body["code"] !== 1;
      if (isRejection) expect(outcome).toMatchObject({ show: true });
      return;
    }
    if (outcome instanceof Error) throw outcome;
    if (outcome !== undefined) expectSane(outcome);
    const rows = isRecord(outcome) && Array.isArray(outcome["items"]) ? outcome["items"] : outcome;
    if (Array.isArray(rows)) expect(rows).toHaveLength(rowsSent(exchange.body) ?? 0);
  });

  test("recorded exchanges are found for many calls, in whatever folder they lie", () => {
    expect(new Set(recorded.map(({ call }) => call)).size).toBeGreaterThan(0);
  });
});
