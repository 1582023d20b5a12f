import { Agent, get } from "node:http";
import { localePrefix, locales } from "@plaza/i18n";
import { openShop, type ShopUnderLoad } from "./shop-under-load.ts";
import { printTable } from "./table.ts";

/**
 * Whether the storefront's memory grows: 10,000 mixed requests, in all languages, one in twenty of them given up half-way,
 * with a reading after a forced collection every 2,000. Then 3,000 as visitors get pages, of more than the page cache holds:
 * slower ones, because nearly each is of another product. Fails when the heap in use has grown by more than a tenth since the reading after
 * the warm-up; sizes depend on the machine, so what is above the target is only marked.
 */

const warmUpRequests = 1000;
const readingCount = 5;
const abortEvery = 20;
const leakAbove = 1.1;
/** Bytes that the process should hold after the load, at most. */
const targetRss = 500 * 1024 * 1024;

const languages = locales.map(localePrefix);
const paths = [
  "/",
  "/goods_list/1",
  "/goods_list/2",
  "/goods_list?name=cup",
  "/goods_list?name=lamp&sort=price-asc",
  "/goods_list?page=3",
  "/category",
  "/goods_details/1",
  "/goods_details/2",
  "/goods_details/3",
  "/goods_details/99999999",
  "/nowhere",
];
const productPaths = Array.from({ length: 250 }, (_, index) => `/goods_details/${index + 1}`);
const loads = [
  { name: "Each page made anew", sharesPages: false, requestsPerReading: 2000, paths },
  { name: "Shared pages", sharesPages: true, requestsPerReading: 600, paths: [...paths, ...productPaths] },
] as const;
type Load = (typeof loads)[number];

interface RequestCounts {
  answered: number;
  aborted: number;
  failed: number;
}

interface Reading {
  readonly requests: number;
  readonly rss: number;
  readonly heapUsed: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 10 });

/** The n-th request; every combination of page and language comes up. Some are aborted, early or in the body. */
function request(origin: string, { paths }: Load, number: number, counts: RequestCounts): Promise<void> {
  const path = paths[number % paths.length] ?? "/";
  const language = languages[Math.floor(number / paths.length) % languages.length] ?? "";
  const abort = number % abortEvery === 0;
  return new Promise((resolve) => {
    const sent = get(`${origin}/pc${language}${path}`, { agent }, (response) => {
      if (abort) sent.destroy();
      else if ((response.statusCode ?? 500) >= 500) counts.failed += 1;
      else counts.answered += 1;
      response.resume();
    });
    if (abort && number % (2 * abortEvery) === 0) setTimeout(() => sent.destroy(), 2);
    sent.once("error", () => undefined);
    sent.once("close", () => {
      if (abort) counts.aborted += 1;
      resolve();
    });
  });
}

async function requestMany(
  origin: string,
  load: Load,
  first: number,
  count: number,
  counts: RequestCounts,
): Promise<void> {
  let next = first;
  const worker = async (): Promise<void> => {
    while (next < first + count) await request(origin, load, next++, counts);
  };
  await Promise.all(Array.from({ length: 10 }, worker));
}

async function read({ ask }: ShopUnderLoad, requests: number): Promise<Reading> {
  // Waits until the last connections are closed and their memory can be collected.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await ask("memory");
  return { requests, ...(await ask("memory")) };
}

/** Least squares: bytes a request. */
function slope(readings: readonly Reading[], of: (reading: Reading) => number): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(readings.map(({ requests }) => requests));
  const y = mean(readings.map(of));
  const shared = readings.reduce((sum, each) => sum + (each.requests - x) * (of(each) - y), 0);
  return shared / readings.reduce((sum, { requests }) => sum + (requests - x) ** 2, 0);
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

async function measure(load: Load): Promise<void> {
  const { sharesPages, requestsPerReading } = load;
  const shop = await openShop({ nodeOptions: ["--expose-gc"], sharesPages });
  try {
    const counts: RequestCounts = { answered: 0, aborted: 0, failed: 0 };
    await requestMany(shop.storefrontUrl, load, 0, warmUpRequests, counts);
    const readings = [await read(shop, 0)];
    for (let reading = 0; reading < readingCount; reading += 1) {
      const done = reading * requestsPerReading;
      await requestMany(shop.storefrontUrl, load, warmUpRequests + done, requestsPerReading, counts);
      readings.push(await read(shop, done + requestsPerReading));
    }
    report(load, counts, readings);
  } finally {
    await shop.close();
  }
}

function report({ name }: Load, counts: RequestCounts, readings: readonly Reading[]): void {
  console.log(`\n${name}; target of RSS ${megabytes(targetRss)}`);
  printTable(
    ["requests", "RSS", "heap in use"],
    readings.map(({ requests, rss, heapUsed }) => [
      requests === 0 ? `after ${warmUpRequests} to warm up` : String(requests),
      rss > targetRss ? `! ${megabytes(rss)}` : megabytes(rss),
      megabytes(heapUsed),
    ]),
  );
  console.log(`\n${counts.answered} answered, ${counts.aborted} given up, ${counts.failed} failed`);
  console.log(
    `Slope a request: RSS ${slope(readings, ({ rss }) => rss).toFixed(0)} bytes, ` +
      `heap ${slope(readings, ({ heapUsed }) => heapUsed).toFixed(0)} bytes`,
  );
  const [first, last] = [readings[0], readings.at(-1)];
  if (first === undefined || last === undefined) throw new Error("Nothing was measured.");
  const growth = last.heapUsed / first.heapUsed;
  const change = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" });
  console.log(`The heap in use since the warm-up: ${change.format(growth - 1)}`);
  if (counts.failed > 0) throw new Error("The shop failed: nothing was measured.");
  if (growth > leakAbove) {
    console.error("That is a leak.");
    process.exitCode = 1;
  }
}

try {
  for (const load of loads) await measure(load);
} finally {
  agent.destroy();
}
