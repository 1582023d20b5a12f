import { createApiClient, siteConfigurationQuery } from "@plaza/api-client";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { claimLater, claimNow, sendClaim, takeClaim } from "./claim.ts";
import { hasPendingClaim, pendingClaimName } from "./pending-claim.ts";

/** What the platform answers. */
const answer = vi.fn<() => Response>();
let sent: { readonly coupon: unknown; readonly key: string | null }[] = [];

const envelope = (code: number): Response => Response.json({ code, show: 1, msg: "", data: [] });
const unreachable = (): never => {
  throw new TypeError("Failed to fetch");
};

async function context(extensions: readonly string[] = ["idempotency"]) {
  const origin = "http://platform.test";
  const api = createApiClient({
    origin,
    platformOrigin: origin,
    locale: "en",
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.endsWith("getCoupon"))
        return Response.json({ code: 1, show: 0, msg: "", data: { name: "Plaza", extensions } });
      const { coupon_id: coupon } = (await request.json()) as { readonly coupon_id: unknown };
      sent.push({ coupon, key: request.headers.get("idempotency-key") });
      return answer();
    },
  });
  const queryClient = new QueryClient();
  await queryClient.fetchQuery(siteConfigurationQuery(api));
  return { api, queryClient };
}

beforeEach(async () => {
  sessionStorage.clear();
  // The last claim of a test has its answer.
  answer.mockReset().mockImplementation(() => envelope(1));
  await claimNow(await context(), 1);
  sent = [];
});

test("a claim without an answer is repeated by its key, and one with an answer is another", async () => {
  const here = await context();
  answer.mockImplementationOnce(unreachable);
  await expect(claimNow(here, 11)).rejects.toThrow();
  await claimNow(here, 11);
  await claimNow(here, 11);
  const [first, again, another] = sent;
  expect(first).toMatchObject({ coupon: 11, key: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(again).toEqual(first);
  expect(another?.key).not.toBe(first?.key);
});

test("a claim that the platform rejects is not repeated by its key", async () => {
  const here = await context();
  answer.mockImplementationOnce(() => envelope(0));
  await expect(claimNow(here, 11)).rejects.toThrow();
  await claimNow(here, 11);
  const [first, another] = sent;
  expect(another?.key).not.toBe(first?.key);
});

test("a claim has no key where the platform knows none", async () => {
  await claimNow(await context([]), 11);
  expect(sent).toEqual([{ coupon: 11, key: null }]);
});

test("a claim whose session is over waits for the login, and is sent once by the same key", async () => {
  const here = await context();
  answer.mockImplementationOnce(() => envelope(-1));
  await expect(claimNow(here, 11)).rejects.toThrow();
  expect(hasPendingClaim()).toBe(true);
  const claim = takeClaim();
  expect(takeClaim()).toBeNull();
  expect(hasPendingClaim()).toBe(false);
  expect(claim).toMatchObject({ couponId: 11 });
  if (claim !== null) await sendClaim(here, claim);
  const [first, again] = sent;
  expect(again).toEqual(first);
});

test("a visitor's claim waits for the login, the last one of several", () => {
  claimLater(11);
  claimLater(12);
  expect(takeClaim()).toMatchObject({ couponId: 12, key: expect.any(String) });
  expect(sent).toEqual([]);
});

test.each([
  ["too long ago", () => vi.setSystemTime(Date.now() + 31 * 60_000)],
  ["by a clock that was put back", () => vi.setSystemTime(Date.now() - 60_000)],
  ["as no text of ours", () => sessionStorage.setItem(pendingClaimName, "{")],
  ["as a list", () => sessionStorage.setItem(pendingClaimName, "[1]")],
  ["without a coupon", () => sessionStorage.setItem(pendingClaimName, '{"key":"k","at":1,"couponId":"x"}')],
])("a claim that was kept %s is none", (_how, change) => {
  vi.useFakeTimers();
  claimLater(11);
  change();
  expect(takeClaim()).toBeNull();
  expect(hasPendingClaim()).toBe(false);
  vi.useRealTimers();
});
