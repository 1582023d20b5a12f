import { type FileHandle, open } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Command, CommandError, UsageError } from "../../../platform/domain/command.ts";
import { type ExportFormat, exportedLines, exportFormats } from "../export/export-products.ts";
import { stopIfAborted } from "../stop-if-aborted.ts";
import { namedShop } from "./named-shop.ts";

const options = { shop: { type: "string" }, format: { type: "string" }, output: { type: "string" } } as const;

export const exportCommand: Command = {
  name: "export",
  usage: `products --shop <id> [--format ${exportFormats.join("|")}] [--output <file>]`,
  help: "Writes the products of a shop as import reads them",
  run: async ({ db, print, signal, directory }, args) => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    if (positionals.length !== 1 || positionals[0] !== "products")
      throw new UsageError("What can be exported: products");
    const format = formatOf(
      values.format ?? (values.output?.toLowerCase().endsWith(".csv") === true ? "csv" : "jsonl"),
    );
    const shopId = await namedShop(db, values.shop);
    const file = values.output === undefined ? null : await newFile(resolve(directory, values.output));
    try {
      for await (const lines of exportedLines(db, shopId, format)) {
        stopIfAborted(signal);
        if (file === null) lines.forEach(print);
        else await file.appendFile(lines.map((line) => `${line}\n`).join(""));
      }
    } finally {
      await file?.close();
    }
  },
};

function formatOf(name: string): ExportFormat {
  const format = exportFormats.find((each) => each === name);
  if (format === undefined) throw new UsageError(`There is no format "${name}". Known: ${exportFormats.join(", ")}`);
  return format;
}

/** Nothing that is there is written over: it may be the only copy of what a merchant has. */
async function newFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, "wx");
  } catch (error) {
    throw new CommandError(`The file cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
