import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { tokenAmount } from "../wire/token-amount.ts";
import { fetchUsdtTerms } from "./usdt-terms.ts";
import { fetchUsdtTopUp } from "./usdt-top-up.ts";
import { fetchUsdtTopUps, createUsdtTopUp, cancelUsdtTopUp } from "./usdt-top-ups.ts";

const context = { platformOrigin: "http://127.0.0.1", isSanitised: false };
const wireNetwork = { network: "Ethereum", chain_id: 1, contract: "0xdAC1", confirmations: 12 };
const network = { name: "Ethereum", chainId: 1, contract: "0xdAC1", confirmations: 12 };
const row = {
  id: 7,
  order_sn: "20261120",
  state: "part",
  money: "500.00",
  usdt: "69.72",
  rate: "7.1716",
  address: "0xf39F",
  ...wireNetwork,
  create_time: "2026-11-20 12:00:00",
  expire_time: 1_795_000_000,
  is_sandbox: 0,
  sandbox_url: "",
  credited_usdt: "30.00",
  credited_money: "215.14",
  missing_usdt: "39.720000",
};
const topUp = {
  id: 7,
  number: "20261120",
  state: "part",
  amount: 50_000,
  required: "69.72",
  rate: "7.1716",
  address: "0xf39F",
  network,
  createdAt: Date.UTC(2026, 10, 20, 4),
  isWatched: true,
  expiresAt: 1_795_000_000_000,
  isSandbox: false,
  sandboxUrl: null,
  creditedUsdt: "30.00",
  credited: 21_514,
  missing: "39.72",
};

test("the terms of USDT have money in fen, and no rate where none is known", async () => {
  const sent = { ...wireNetwork, rate: "7.1716", rate_time: 1_795_000_000, min_money: "10.00", max_money: "5000.00" };
  const more = { hold_minutes: 30, is_sandbox: 1, open_id: 0 };
  expect(await fetchUsdtTerms(succeeding({ ...sent, ...more }).api)).toEqual({
    network,
    rate: "7.1716",
    rateAt: 1_795_000_000_000,
    least: 1000,
    most: 500_000,
    holdMinutes: 30,
    isSandbox: true,
    openId: null,
  });
  const none = await fetchUsdtTerms(succeeding({ ...sent, ...more, rate: "", rate_time: 0, open_id: 7 }).api);
  expect(none).toMatchObject({ rate: null, rateAt: null, openId: 7 });
});

test("a top-up with USDT has its transfers, of which a foreign one names its token", async () => {
  const transfer = { hash: "0x1", usdt: "30.00", confirmations: 12, money: "215.14", is_late: 0, token: "" };
  const { api, called } = succeeding({
    ...row,
    uri: "ethereum:0xdAC1@1/transfer",
    qr: "data:image/png;base64,AAAA",
    transfers: [
      { ...transfer, state: "credited", time: 1_795_000_000 },
      { ...transfer, state: "waiting_rate", is_late: 1, money: "0.00", time: 1_795_000_000 },
      { ...transfer, state: "foreign", token: "DAI", money: "0.00", time: 1_795_000_000 },
    ],
  });
  const credited = {
    hash: "0x1",
    amount: "30.00",
    confirmations: 12,
    state: "credited",
    credited: 21_514,
    isLate: false,
    token: null,
    at: 1_795_000_000_000,
  };
  expect(await fetchUsdtTopUp(api, 7)).toEqual({
    ...topUp,
    uri: "ethereum:0xdAC1@1/transfer",
    qr: "data:image/png;base64,AAAA",
    transfers: [
      credited,
      { ...credited, state: "waiting-rate", credited: 0, isLate: true },
      { ...credited, state: "foreign", credited: 0, token: "DAI" },
    ],
  });
  expect(called[0]?.search).toBe("?id=7");
  const over = succeeding({ ...row, network: "", uri: "", qr: "", transfers: [] });
  expect(await fetchUsdtTopUp(over.api, 7)).toMatchObject({ isWatched: false, network: { name: "" } });
  const unknown = succeeding({ ...row, state: "new", uri: "", qr: "", transfers: [] });
  await expect(fetchUsdtTopUp(unknown.api, 7)).rejects.toMatchObject({ kind: "transport" });
});

test("top-ups with USDT are a list with pages", async () => {
  const { api, called } = succeeding({ list: [row], count: 11, page_no: 2, page_size: 10, more: 0 });
  const paged = { total: 11, page: 2, pageSize: 10, hasMore: false };
  expect(await fetchUsdtTopUps(api, { page: 2, pageSize: 10 })).toEqual({ items: [topUp], ...paged });
  expect(called[0]?.search).toBe("?page_no=2&page_size=10");
});

test("a top-up with USDT is asked for by money or by what is sent, and named for its repetitions", async () => {
  const { api, sent } = succeeding({ id: 7, order_sn: "20261120" });
  expect(await createUsdtTopUp(api, { amount: 50_000, idempotencyKey: "k-1" })).toEqual({ id: 7, number: "20261120" });
  await createUsdtTopUp(api, { usdt: "69.72", idempotencyKey: null });
  expect(sent.map(({ body }) => body)).toEqual([{ money: "500.00" }, { usdt: "69.72" }]);
  expect(sent.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["k-1", null]);
  await cancelUsdtTopUp(api, 7);
  expect(sent[2]).toMatchObject({ path: "/api/usdt/cancel", body: { id: 7 } });
});

test("an amount of a token is the same text however it was written, and exact", () => {
  const read = (value: unknown) => tokenAmount(value, context);
  for (const written of ["69.7", "69.70", "69.700000", "069.7"]) expect(read(written)).toBe("69.70");
  expect(read("0")).toBe("0.00");
  expect(read("100")).toBe("100.00");
  expect(read("0.000000000000000001")).toBe("0.000000000000000001");
  expect(read("123456789012345678901234567890.5")).toBe("123456789012345678901234567890.50");
  for (const wrong of ["", "-1", "1e3", "1,5", "NaN", 5, null]) expect(() => read(wrong), String(wrong)).toThrow();
});
