import { type FileHandle, open } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Command, type CommandContext, CommandError, UsageError } from "../../../platform/domain/command.ts";
import type { Counts } from "../counts.ts";
import { type ImportOptions, importProducts, type ImportStep, dryRunImport } from "../import-products.ts";
import { FetchBudget } from "../pictures/fetch-budget.ts";
import { findPictures, type PictureSources } from "../pictures/shop-pictures.ts";
import type { Problem } from "../problem.ts";
import { namedShop } from "./named-shop.ts";
import { sentence, sentenceText } from "../sentence.ts";
import { fileKindOf } from "../read/source-product.ts";

const options = {
  shop: { type: "string" },
  "dry-run": { type: "boolean" },
  images: { type: "string" },
  force: { type: "boolean" },
  json: { type: "boolean" },
} as const;

export const importCommand: Command = {
  name: "import",
  keepsOwnRecord: true,
  usage: "products <file.csv|file.jsonl> --shop <id> [--dry-run] [--images <folder>] [--force] [--json]",
  help: "Puts the products of a file into a shop; what breaks off goes on where it was",
  run: async (context, args) => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [what, path, ...more] = positionals;
    if (what !== "products" || path === undefined || more.length > 0) throw new UsageError("Name one file of products");
    const kind = fileKindOf(path);
    if (kind === null) throw new UsageError("A file of products ends with .csv or .jsonl");
    const shopId = await namedShop(context.db, values.shop);
    const file = await openFile(resolve(context.directory, path));
    try {
      const print = reportTo(context.print, values.json === true);
      const isRehearsal = values["dry-run"] === true;
      const sources = pictureSources(context, shopId, values.images, isRehearsal);
      const { db, now, signal } = context;
      const wanted = {
        db,
        now,
        signal,
        shopId,
        file,
        kind,
        maxProducts: Infinity,
        findPictures: (names: readonly string[]) => findPictures(sources, names),
        onStep: ({ problems }: ImportStep) => problems.forEach(print.problem),
      };
      await (isRehearsal ? rehearse(wanted, print) : execute(wanted, print, values.force === true ? now() : null));
    } finally {
      await file.close();
    }
  },
};

function pictureSources(
  { db, uploads, isDemo, signal, directory }: CommandContext,
  shopId: number,
  images: string | undefined,
  isRehearsal: boolean,
): PictureSources {
  return {
    db,
    shopId,
    uploads: isRehearsal ? null : uploads,
    files: images === undefined ? { missing: sentence("noFolder") } : { folder: resolve(directory, images) },
    fetching: { takesPlain: isDemo, signal },
    // Whoever stands at the command line waits for nobody but themselves.
    budget: new FetchBudget(null),
  };
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path);
  } catch (error) {
    throw new CommandError(`The file cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function rehearse(wanted: ImportOptions, print: Report): Promise<void> {
  const counts = await dryRunImport(wanted);
  print.counts(counts, "Nothing was changed");
  complainOfRejected(counts);
}

async function execute(wanted: ImportOptions, print: Report, since: Date | null): Promise<void> {
  const { counts, wentOnBehind, finishedBefore } = await importProducts(wanted, since);
  if (finishedBefore !== null) {
    print.counts(
      counts,
      `This was imported before, and ended ${finishedBefore.toISOString()}; --force imports it anew`,
    );
  } else {
    print.counts(counts, wentOnBehind === 0 ? null : `It went on behind the first ${wentOnBehind} products`);
  }
  complainOfRejected(counts);
}

function complainOfRejected({ rejected }: Counts): void {
  if (rejected > 0)
    throw new CommandError(rejected === 1 ? "A product was rejected" : `${rejected} products were rejected`);
}

interface Report {
  readonly problem: (problem: Problem) => void;
  readonly counts: (counts: Counts, remark: string | null) => void;
}

function reportTo(print: CommandContext["print"], isJson: boolean): Report {
  if (isJson) {
    return {
      problem: ({ line, column, sentence: problem }) =>
        print(JSON.stringify({ line, column, problem: sentenceText(problem, "en") })),
      counts: ({ added, changed, unchanged, rejected }, remark) =>
        print(JSON.stringify({ added, changed, unchanged, rejected, remark })),
    };
  }
  return {
    problem: ({ line, column, sentence: problem }) =>
      print(`Line ${line}${column === "" ? "" : `, ${column}`}: ${sentenceText(problem, "en")}`),
    counts: ({ added, changed, unchanged, rejected }, remark) => {
      if (remark !== null) print(remark);
      print(`${added} added, ${changed} changed, ${unchanged} unchanged, ${rejected} rejected`);
    },
  };
}
