import type { Browser, Locator, Page } from "@playwright/test";
import { median } from "./median.ts";
import { type InteractionTimes, minEventMs, watchInteraction } from "./next-paint.ts";
import { type Screen, screens } from "./screens.ts";
import { printTable } from "./table.ts";

export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** What a shopper does before, which is not measured. */
  readonly before?: (page: Page) => Promise<void>;
  readonly target: (page: Page) => Locator;
  /** Selector of what it changes. */
  readonly changes: string;
}

export interface Conditions {
  readonly name: string;
  /** How many times slower than this one the processor is. */
  readonly slowdown: number;
  /** Of the connection, from the press on. */
  readonly network?: { readonly latencyMs: number; readonly bitsPerSecond: number };
}

const timeoutMs = 20_000;

/** On a page of its own: code that comes with the first use is part of what the shopper waits for. */
async function once(
  browser: Browser,
  origin: string,
  screen: Screen,
  { path, before, target, changes }: Interaction,
  { slowdown, network }: Conditions,
): Promise<InteractionTimes> {
  const context = await browser.newContext({ ...screens[screen], baseURL: origin });
  context.setDefaultTimeout(timeoutMs);
  try {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForSelector("html[data-hydrated=true]");
    await before?.(page);
    const aim = target(page).filter({ visible: true }).first();
    await aim.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const watch = await page.evaluateHandle(watchInteraction, { selector: changes, shortest: minEventMs });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    if (network !== undefined) {
      const throughput = network.bitsPerSecond / 8;
      await devtools.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: network.latencyMs,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
    }
    await (screen === "mobile" ? aim.tap() : aim.click());
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${path}: nothing changed.`)), timeoutMs);
    });
    return await Promise.race([watch.evaluate(({ times }) => times), tooLong]).finally(() => clearTimeout(timer));
  } finally {
    await context.close();
  }
}

/** Medians of the time that what a shopper does takes. */
export async function printInteractions(
  browser: Browser,
  origin: string,
  interactions: readonly Interaction[],
  conditions: Conditions,
  repeats: number,
): Promise<void> {
  const rows: string[][] = [];
  for (const screen of ["mobile", "desktop"] as const)
    for (const interaction of interactions) {
      const times: InteractionTimes[] = [];
      for (let repeat = 0; repeat < repeats; repeat += 1)
        times.push(await once(browser, origin, screen, interaction, conditions));
      const answered = times.map((each) => each.answered);
      rows.push([
        interaction.name,
        screen,
        `${median(answered).toFixed(0)} ms`,
        `${Math.min(...answered).toFixed(0)}–${Math.max(...answered).toFixed(0)}`,
        `${median(times.map(({ shown }) => shown)).toFixed(0)} ms`,
      ]);
    }
  console.log(`\nInteractions ${conditions.name}: median of ${repeats}, each on a fresh page`);
  printTable(["interaction", "screen", "next paint", "min–max", "change shown"], rows);
}
