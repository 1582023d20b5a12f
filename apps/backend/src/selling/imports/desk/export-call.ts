import type { ShopContext } from "../../../platform/http/desk-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { wallClock } from "../../../platform/wire/time.ts";
import { exportedLines, type ExportFormat, exportFormats } from "../export/export-products.ts";
import { Download } from "../../../platform/http/reply.ts";

const types: Readonly<Record<ExportFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  jsonl: "application/jsonl; charset=utf-8",
};

/** Spreadsheets take a CSV for UTF-8 by it; an import reads past it. */
const byteOrderMark = "\uFEFF";

/** `imports/export`: all products of the shop, as an import reads them; `format` is `csv` unless it says `jsonl`. */
export async function handleExport({ db, shopId, query, now }: ShopContext) {
  const asked = query.text("format");
  const format = exportFormats.find((each) => each === (asked === "" ? "csv" : asked));
  if (format === undefined) throw new DomainError("parameterWrong", { parameter: "format" });
  const [day = ""] = wallClock(now()).split(" ", 1);
  return new Download(`products-${day}.${format}`, types[format], textOf(db, shopId, format));
}

async function* textOf(db: Executor, shopId: number, format: ExportFormat): AsyncGenerator<string> {
  if (format === "csv") yield byteOrderMark;
  for await (const lines of exportedLines(db, shopId, format)) yield lines.map((line) => `${line}\n`).join("");
}
