import { languages } from "../../../platform/store/language.ts";
import { unprotectedCell } from "../../../platform/wire/csv-cell.ts";
import { imageSeparator, productColumns, skuColumns } from "../csv-columns.ts";
import { namingText } from "../../../platform/store/language-texts.ts";
import { limits } from "../limits.ts";
import type { Problem } from "../problem.ts";
import { type CsvHeader, objectionToCells } from "./csv-header.ts";
import type { CsvRow } from "./csv-rows.ts";
import type { RawProduct, SourceProduct } from "./source-product.ts";
import { type Sentence, sentence } from "../sentence.ts";

type WrittenValue = Record<string, string>;
/** Enough to see what is wrong with the rows of a product. */
const maxFaults = 20;
const optionNumbers = [1, 2, 3] as const;

/** Collects the rows of one product. */
export class CsvProduct {
  readonly number: string;
  readonly #header: CsvHeader;
  readonly #first: CsvRow;
  readonly #problems: Problem[] = [];
  readonly #lines: number[] = [];
  readonly #skus: Record<string, unknown>[] = [];
  readonly #values: WrittenValue[][] = [[], [], []];
  #bytes = 0;

  constructor(header: CsvHeader, first: CsvRow) {
    this.#header = header;
    this.#first = first;
    this.number = numberOf(header, first);
  }

  /** It is not taken, whatever its rows say. */
  reject(problem: Sentence): void {
    this.#problems.push({ line: this.#first.line, column: "number", sentence: problem });
  }

  add(row: CsvRow): void {
    this.#bytes += row.bytes;
    const fault = row.fault ?? objectionToCells(this.#header, row);
    if (fault !== null) {
      if (this.#problems.length < maxFaults) this.#problems.push({ line: row.line, column: "", sentence: fault });
      return;
    }
    // What is too much is rejected, and needs not be kept for that.
    if (this.#bytes > limits.bytes || this.#lines.length > limits.skus) return;
    this.#lines.push(row.line);
    if (row !== this.#first) this.#compareWithFirst(row);
    this.#skus.push(this.#skuOf(row));
  }

  finished(): SourceProduct {
    const { line } = this.#first;
    const isTooLarge = this.#bytes > limits.bytes;
    const tooLarge = { line, column: "", sentence: sentence("tooManyBytes", { most: limits.bytes }) };
    // A fault says why it is, such as a quote that is not closed.
    const problems = isTooLarge && this.#problems.length === 0 ? [tooLarge] : this.#problems;
    return {
      location: { kind: "csv", line, skuLines: this.#lines },
      bytes: this.#bytes,
      number: this.number,
      raw: problems.length > 0 ? null : this.#raw(),
      problems,
    };
  }

  #compareWithFirst(row: CsvRow): void {
    for (const column of productColumns) {
      const cell = this.#cell(row, column) ?? "";
      if (cell === "" || cell === this.#cell(this.#first, column)) continue;
      this.#problems.push({ line: row.line, column, sentence: sentence("otherThanFirst") });
    }
  }

  #skuOf(row: CsvRow): Record<string, unknown> {
    const sku: Record<string, unknown> = {};
    for (const [field, column] of Object.entries(skuColumns)) {
      const cell = this.#cell(row, column);
      if (cell !== undefined) sku[field] = cell === "" ? null : cell;
    }
    const values = optionNumbers.map((optionNumber) => this.#valueOf(row, optionNumber));
    const last = values.findLastIndex((value) => value !== "");
    sku["values"] = values.slice(0, last + 1);
    return sku;
  }

  /** The text by which the SKU names its value of an option; "" for none. */
  #valueOf(row: CsvRow, optionNumber: (typeof optionNumbers)[number]): string {
    const texts = this.#texts(row, `value${optionNumber}`) ?? {};
    const values = this.#values[optionNumber - 1] ?? [];
    const written = Object.entries(texts);
    if (written.length === 0) return "";
    // Its other languages may be left out where it is named again.
    const known = values.find((value) => written.every(([language, text]) => value[language] === text));
    if (known === undefined) values.push(texts);
    const value = known ?? texts;
    return namingText(value);
  }

  #raw(): RawProduct {
    const first = this.#first;
    const raw: Record<string, unknown> = {
      number: this.number,
      category: this.#cell(first, "category"),
      skus: this.#skus,
    };
    for (const field of ["name", "tagline", "description"]) raw[field] = this.#texts(first, field);
    for (const field of ["brand", "shop_category", "on_shelf"]) {
      const cell = this.#cell(first, field);
      raw[field] = cell === "" ? null : cell;
    }
    const images = this.#cell(first, "images");
    if (images !== undefined) raw["images"] = images === "" ? [] : images.split(imageSeparator.trim());
    const options = optionNumbers.map((optionNumber) => ({
      name: this.#texts(first, `option${optionNumber}`) ?? {},
      values: this.#values[optionNumber - 1] ?? [],
    }));
    const last = options.findLastIndex(({ name, values }) => Object.keys(name).length > 0 || values.length > 0);
    raw["options"] = options.slice(0, last + 1);
    return raw;
  }

  /** Undefined where the file has no column for it in any language. */
  #texts(row: CsvRow, field: string): WrittenValue | undefined {
    const columns = languages.filter((language) => this.#header.columns.has(`${field}:${language}`));
    if (columns.length === 0) return undefined;
    const texts = columns.map((language) => [language, this.#cell(row, `${field}:${language}`) ?? ""] as const);
    return Object.fromEntries(texts.filter(([, text]) => text !== ""));
  }

  #cell(row: CsvRow, column: string): string | undefined {
    const index = this.#header.columns.get(column);
    return index === undefined ? undefined : unprotectedCell((row.cells[index] ?? "").trim());
  }
}

/** The number that a row names, also one that is not wholly understood; "" for none. */
export function numberOf(header: CsvHeader, { cells }: CsvRow): string {
  return unprotectedCell((cells[header.columns.get("number") ?? -1] ?? "").trim());
}
