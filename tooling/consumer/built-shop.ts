import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CommandContext, runCommand } from "../copy/run-command.ts";
import { startPlatform } from "./platform.ts";

interface BuiltFile {
  readonly file: string;
  readonly css?: readonly string[];
}

export interface BuiltShop {
  /** Address of the stylesheet, and its text. */
  readonly stylesheet: string;
  readonly styles: string;
  /** Names of the modules in the browser's bundle. */
  readonly modules: readonly string[];
}

/** Builds an application for the browser. */
export async function buildShop(application: CommandContext): Promise<BuiltShop> {
  await runCommand(application, "vite", "build", "--logLevel", "error");
  const read = (file: string): string => readFileSync(join(application.folder, "dist", file), "utf8");
  const manifest = JSON.parse(read(".vite/manifest.json")) as Record<string, BuiltFile>;
  const [stylesheet = ""] = manifest["src/browser.ts"]?.css ?? [];
  return { stylesheet: `/${stylesheet}`, styles: read(stylesheet), modules: Object.keys(manifest) };
}

/** @returns the document of a list of products, rendered by plain Node from the installed packages. */
export async function renderList(application: CommandContext, stylesheet: string): Promise<string> {
  const platform = await startPlatform();
  try {
    return await runCommand(application, "node", "src/render.ts", platform.origin, stylesheet, "/goods_list/1");
  } finally {
    await platform.close();
  }
}
