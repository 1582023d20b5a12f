import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const cjkFont = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc";

/** Where the readers of tests are unless a test says otherwise: in the platform's zone, whose clocks need no name there. */
export const readersZone = "Asia/Shanghai";

/** The headless shell first: without a window to draw, it takes a third less of the processor. */
const systemPaths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** The browser that tests drive: `CHROMIUM_PATH`, the system's, or the one that Playwright has downloaded. */
export function findChromium(): string | undefined {
  return [process.env["CHROMIUM_PATH"], ...systemPaths, chromium.executablePath()].find(
    (path) => path !== undefined && path !== "" && existsSync(path),
  );
}

/** Options for everything that launches the browser. As root Chromium refuses to start with its sandbox. */
export function chromiumLaunch(): { executablePath: string; args: string[] } {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("No Chromium found: set CHROMIUM_PATH, or run `npm test` once.");
  return { executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] };
}

function attempt(command: string, args: readonly string[]): boolean {
  return (
    spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })
      .status === 0
  );
}

/**
 * Finds Chromium or installs it: apt-get as root on Debian (CJK fonts too), else Playwright's own download.
 * @throws with the one command that helps, when neither is possible.
 */
export function ensureChromium(): string {
  const isDebianRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (isDebianRoot && (findChromium() === undefined || !existsSync(cjkFont))) {
    attempt("apt-get", ["update", "-qq"]);
    attempt("apt-get", ["install", "-y", "-qq", "fonts-noto-cjk"]);
    for (const name of ["chromium-headless-shell", "chromium"])
      if (findChromium() === undefined) attempt("apt-get", ["install", "-y", "-qq", name]);
  }
  if (findChromium() === undefined) attempt("npx", ["playwright", "install", "chromium"]);
  const installed = findChromium();
  if (installed === undefined)
    throw new Error(
      "Browser tests need Chromium. Install it with `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.",
    );
  return installed;
}
