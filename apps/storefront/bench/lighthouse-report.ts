import type { LighthouseRun, Preset } from "./lighthouse-run.ts";
import { median } from "./median.ts";
import { printTable } from "./table.ts";

export interface Measurement {
  readonly page: string;
  readonly preset: Preset;
  readonly runs: readonly LighthouseRun[];
}

interface Column {
  readonly head: string;
  readonly of: (run: LighthouseRun) => number;
  readonly shown: (value: number) => string;
  readonly target?: { readonly value: number; readonly presets: readonly Preset[]; readonly atLeast?: true };
}

const both = ["mobile", "desktop"] as const;
const whole = (value: number): string => value.toFixed(0);
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const perfect = { value: 100, presets: both, atLeast: true } as const;

const columns: readonly Column[] = [
  { head: "performance", of: ({ performance }) => performance, shown: whole },
  { head: "accessibility", of: ({ accessibility }) => accessibility, shown: whole, target: perfect },
  { head: "best practices", of: ({ bestPractices }) => bestPractices, shown: whole, target: perfect },
  { head: "SEO", of: ({ seo }) => seo, shown: whole, target: perfect },
  { head: "FCP", of: ({ fcp }) => fcp, shown: seconds },
  { head: "LCP", of: ({ lcp }) => lcp, shown: seconds, target: { value: 1500, presets: ["mobile"] } },
  { head: "TBT", of: ({ tbt }) => tbt, shown: (ms) => `${whole(ms)} ms`, target: { value: 50, presets: ["mobile"] } },
  {
    head: "TBT (processor)",
    of: ({ blockingProcessorTime }) => blockingProcessorTime,
    shown: (ms) => `${whole(ms)} ms`,
  },
  { head: "CLS", of: ({ cls }) => cls, shown: (cls) => cls.toFixed(4), target: { value: 0.005, presets: ["mobile"] } },
  { head: "bytes", of: ({ bytes }) => bytes, shown: (bytes) => `${(bytes / 1024).toFixed(0)} K` },
];

function cell({ of, shown, target }: Column, { preset, runs }: Measurement): string {
  const value = median(runs.map(of));
  if (Number.isNaN(value)) return "none";
  const missed =
    target?.presets.includes(preset) === true && (target.atLeast ? value < target.value : value > target.value);
  return missed ? `! ${shown(value)}` : shown(value);
}

function targets(preset: Preset): readonly string[] {
  return columns.map(({ target, shown }) => (target?.presets.includes(preset) === true ? shown(target.value) : ""));
}

/** Medians beside the targets of each preset; "!" marks what misses its own. */
export function printLighthouse(measurements: readonly Measurement[], runCount: number): void {
  const speed = median(measurements.flatMap(({ runs }) => runs.map(({ benchmarkIndex }) => benchmarkIndex)));
  console.log(`Lighthouse, median of ${runCount}; the machine's benchmark index is ${speed.toFixed(0)}`);
  printTable(
    ["page", "preset", ...columns.map(({ head }) => head)],
    both.flatMap((preset) => [
      ...measurements
        .filter((measurement) => measurement.preset === preset)
        .map((measurement) => [measurement.page, preset, ...columns.map((column) => cell(column, measurement))]),
      ["target", preset, ...targets(preset)],
    ]),
  );
}

/** Each audit once for a page, with what it names, however many runs found it. */
export function printFailingAudits(measurements: readonly Measurement[]): void {
  const found = new Map<string, readonly string[]>();
  for (const { page, preset, runs } of measurements)
    for (const { id, category, title, findings } of runs.flatMap(({ failing }) => failing))
      found.set(`${page}, ${preset}: ${category}, ${id}: ${title}`, findings);
  console.log(found.size === 0 ? "\nNo audit of the three categories fails." : "\nAudits that fail");
  for (const [audit, findings] of found) {
    console.log(`  ${audit}`);
    for (const finding of findings) console.log(`    ${finding}`);
  }
}
