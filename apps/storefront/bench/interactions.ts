import type { Browser, Locator, Page } from "@playwright/test";
import { median } from "./median.ts";
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

interface InteractionTimes {
  /** Longest event of the interaction, up to the paint that follows its handlers: what INP counts. Steps of 8 ms. */
  readonly answered: number;
  /** From the click to the paint that shows what was asked for. */
  readonly shown: number;
}

/** Events shorter than this are not reported; the standard allows no finer. */
const minEventMs = 16;

/**
 * Runs in the page, so it holds everything it needs: waits for a click and then for a change of the visible elements that
 * match. The times are asked for later, as the click comes from outside.
 */
function watchInteraction({ selector, shortest }: { readonly selector: string; readonly shortest: number }): {
  readonly times: Promise<InteractionTimes>;
} {
  const visible = (): string =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map(({ outerHTML }) => outerHTML)
      .join("");
  const before = visible();

  const events: PerformanceEventTiming[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) events.push(entry);
  });
  // The threshold is missing in the library of types.
  const wanted = { type: "event", durationThreshold: shortest };
  observer.observe(wanted);
  const clicked = new Promise<number>((resolve) => {
    addEventListener("click", ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const painted = new Promise<number>((resolve) => {
    const changes = new MutationObserver(() => {
      if (visible() === before) return;
      changes.disconnect();
      // A task after the frame's callbacks runs when the frame is handed over.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve(performance.now()), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });

  async function measure(): Promise<InteractionTimes> {
    const shown = (await painted) - (await clicked);
    // Entries come some time after their paint.
    await new Promise((resolve) => setTimeout(resolve, 500));
    observer.disconnect();
    return { answered: Math.max(shortest, ...events.map(({ duration }) => duration)), shown };
  }
  return { times: measure() };
}
