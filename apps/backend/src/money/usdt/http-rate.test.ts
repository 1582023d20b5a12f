import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { later, start } from "../../test-support/later.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { httpRate } from "./http-rate.ts";

let answer: { readonly status: number; readonly text: string } | null = null;
const server = createServer((_, response) => {
  if (answer !== null) response.writeHead(answer.status, { location: "/elsewhere" }).end(answer.text);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

onEachStore("rates of USDT", (backend) => {
  const source = (field = "data.0.cny") =>
    httpRate({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rate`,
      field,
      least: 6_000_000,
      most: 8_000_000,
      freshMs: 10 * 60_000,
    });

  test("a rate is kept with its time, and is none once it is too old", async () => {
    const { db } = backend;
    const rates = source();
    expect(await rates.latest(db, start)).toBeNull();
    answer = { status: 200, text: JSON.stringify({ data: [{ cny: 7.1716 }] }) };
    await rates.refresh?.(db, () => start);
    expect(await rates.latest(db, later(10, "minutes"))).toEqual({ rate: 7_171_600, at: start });
    expect(await rates.latest(db, later(11, "minutes"))).toBeNull();
    answer = { status: 200, text: JSON.stringify({ data: [{ cny: "7.2" }] }) };
    await rates.refresh?.(db, () => later(11, "minutes"));
    expect(await rates.latest(db, later(12, "minutes"))).toEqual({ rate: 7_200_000, at: later(11, "minutes") });
    // Another place of the answer is another source.
    expect(await source("data.0.usd").latest(db, later(12, "minutes"))).toBeNull();
  });

  test.each([
    [{ status: 200, text: '{"data":[{"cny":5.99}]}' }, "The rate 5.9900 is not between 6.0000 and 8.0000"],
    [{ status: 200, text: '{"data":[{"cny":71.716}]}' }, "is not between"],
    [{ status: 200, text: '{"data":[{"cny":"much"}]}' }, 'has no rate at "data.0.cny"'],
    [{ status: 200, text: '{"data":[]}' }, "has no rate at"],
    [{ status: 200, text: "<html>" }, "JSON"],
    [{ status: 503, text: "busy" }, "answers 503"],
    [{ status: 302, text: "" }, "leads to another address"],
    [{ status: 200, text: "too much" }, "has more than 100000 bytes"],
  ])("an answer like %j changes nothing", async (given, message) => {
    const { db } = backend;
    const rates = source();
    answer = { status: 200, text: '{"data":[{"cny":7}]}' };
    await rates.refresh?.(db, () => start);
    answer = given.text === "too much" ? { ...given, text: "x".repeat(200_000) } : given;
    await expect(rates.refresh?.(db, () => later(1, "minutes"))).rejects.toThrow(message);
    expect(await rates.latest(db, later(1, "minutes"))).toEqual({ rate: 7_000_000, at: start });
  });
});
