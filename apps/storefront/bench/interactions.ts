import type { Browser, Locator, Page } from "@playwright/test";
import { median } from "./median.ts";
import { type InteractionTimes, shortestEventMs, watchInteraction } from "./next-paint.ts";
import { type Screen, screens } from "./screens.ts";
import { printTable } from "./table.ts";

export interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly target: (page: Page) => Locator;
  /** Selector of what it changes. */
  readonly changes: string;
}

const slowdown = 4;
const patienceMs = 20_000;

/** On a page of its own: code that comes with the first use is part of what the shopper waits for. */
async function once(
  browser: Browser,
  origin: string,
  screen: Screen,
  { path, target, changes }: Interaction,
): Promise<InteractionTimes> {
  const context = await browser.newContext({ ...screens[screen], baseURL: origin });
  context.setDefaultTimeout(patienceMs);
  try {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForSelector("html[data-hydrated=true]");
    const aim = target(page).filter({ visible: true }).first();
    await aim.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const watch = await page.evaluateHandle(watchInteraction, { selector: changes, shortest: shortestEventMs });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await (screen === "mobile" ? aim.tap() : aim.click());
    let patience: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      patience = setTimeout(() => reject(new Error(`${path}: nothing changed.`)), patienceMs);
    });
    return await Promise.race([watch.evaluate(({ times }) => times), tooLong]).finally(() => clearTimeout(patience));
  } finally {
    await context.close();
  }
}

/** Medians of the time that what a shopper does takes, on a processor four times slower than this one. */
export async function printInteractions(
  browser: Browser,
  origin: string,
  interactions: readonly Interaction[],
  repeats: number,
): Promise<void> {
  const rows: string[][] = [];
  for (const screen of ["mobile", "desktop"] as const)
    for (const interaction of interactions) {
      const times: InteractionTimes[] = [];
      for (let repeat = 0; repeat < repeats; repeat += 1) times.push(await once(browser, origin, screen, interaction));
      const answered = times.map((each) => each.answered);
      rows.push([
        interaction.name,
        screen,
        `${median(answered).toFixed(0)} ms`,
        `${Math.min(...answered).toFixed(0)}–${Math.max(...answered).toFixed(0)}`,
        `${median(times.map(({ shown }) => shown)).toFixed(0)} ms`,
      ]);
    }
  console.log(
    `\nInteractions at a ${slowdown}th of this processor's speed: median of ${repeats}, each on a fresh page`,
  );
  printTable(["interaction", "screen", "next paint", "min–max", "change shown"], rows);
}
