import { chromiumLaunch } from "@plaza/tooling/chromium";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig, type Result } from "lighthouse";

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

interface FailingAudit {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  /** What the audit names: elements with their selector, else the texts of its table. */
  readonly findings: readonly string[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function elementsIn(value: unknown): readonly string[] {
  if (!isObject(value)) return [];
  if (value["type"] === "node") return [`${String(value["selector"])}  ${String(value["snippet"])}`];
  return Object.values(value).flatMap(elementsIn);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

function findingsOf(details: unknown): readonly string[] {
  const items = isObject(details) && Array.isArray(details["items"]) ? details["items"] : [];
  return items.map((item) => {
    const elements = elementsIn(item);
    return (elements.length > 0 ? elements : textsIn(item)).join("  ");
  });
}

/** The audits that keep the categories from 100, and those that fail without counting. */
function failingAudits({ categories, audits }: Result, among: readonly string[]): readonly FailingAudit[] {
  return among.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id }) => {
      const audit = audits[id];
      if (audit === undefined || audit.score === null || audit.score >= 1) return [];
      return [{ id, category, title: audit.title, findings: findingsOf(audit.details) }];
    }),
  );
}

/** What a recording says of one event; times in microseconds. */
interface RecordedEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Time that its thread had the processor. */
  readonly tdur?: number;
}

/** How much slower than this machine Lighthouse takes a phone to be, and from when on a task keeps a shopper waiting. */
const slowdown = 4;

const noticedMs = 50;

/**
 * Total blocking time (ms) by the processor's time of the page's tasks, from the first paint with content until the end of
 * the recording. Lighthouse takes the time that passes meanwhile; where server, browser and graphics share two processors,
 * that is mostly the others'.
 */
function blockingProcessorTime(events: readonly RecordedEvent[]): number {
  const painted = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (painted === undefined) return Number.NaN;
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name.endsWith("RunTask") && pid === painted.pid && tid === painted.tid && ts > painted.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowdown * tdur) / 1000 - noticedMs), 0);
}
