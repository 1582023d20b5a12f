import { chromiumLaunch } from "@plaza/tooling/chromium";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { blockingProcessorTime } from "./blocking-time.ts";
import { type FailingAudit, failingAudits } from "./failing-audits.ts";

export type Preset = "mobile" | "desktop";

export interface LighthouseRun {
  /** From 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** The same by the processor's time alone: see there. */
  readonly blockingProcessorTime: number;
  readonly cls: number;
  readonly bytes: number;
  /** Lighthouse's own benchmark of the machine; below 1,000 the times are doubtful. */
  readonly benchmarkIndex: number;
  readonly failing: readonly FailingAudit[];
}

const checkedCategories = ["accessibility", "best-practices", "seo"];
const timeoutMs = 120_000;
const attempts = 3;

async function load(url: string, preset: Preset): Promise<LighthouseRun> {
  const { executablePath, args } = chromiumLaunch();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ["--headless=new", "--disable-dev-shm-usage", ...args],
    handleSIGINT: false,
    logLevel: "silent",
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const run = lighthouse(
      url,
      { port: chrome.port, logLevel: "silent", onlyCategories: ["performance", ...checkedCategories], locale: "en" },
      preset === "desktop" ? desktopConfig : undefined,
    );
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${url} took more than ${timeoutMs / 1000} s.`)), timeoutMs);
    });
    const result = await Promise.race([run, tooLong]);
    if (result === undefined) throw new Error(`${url} gave no report.`);
    const { lhr, artifacts } = result;
    if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const score = (category: string): number => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100);
    const number = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      fcp: number("first-contentful-paint"),
      lcp: number("largest-contentful-paint"),
      tbt: number("total-blocking-time"),
      blockingProcessorTime: blockingProcessorTime(artifacts.Trace.traceEvents),
      cls: number("cumulative-layout-shift"),
      bytes: number("total-byte-weight"),
      benchmarkIndex: lhr.environment.benchmarkIndex,
      failing: failingAudits(lhr, checkedCategories),
    };
  } finally {
    clearTimeout(timer);
    chrome.kill();
  }
}

/**
 * One load in a browser of its own, with Lighthouse's simulated throttling. On a busy machine a recording can fail without
 * the page being at fault, so it is tried again.
 * @throws when the page does not load at any attempt.
 */
export async function runLighthouse(url: string, preset: Preset): Promise<LighthouseRun> {
  for (let attempt = 1; attempt < attempts; attempt += 1)
    try {
      return await load(url, preset);
    } catch (error) {
      console.error(`Attempt ${attempt}:`, error instanceof Error ? error.message : error);
    }
  return load(url, preset);
}
