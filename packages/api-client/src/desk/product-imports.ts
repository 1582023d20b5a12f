import { getCall, postCall, uploadCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { page } from "../wire/page.ts";
import { count, id, optionalCount, optionalText, requiredCount, text } from "../wire/scalars.ts";
import { wordOf } from "../wire/enums.ts";

/** A file is checked first, imported once somebody says so, and over in the end. */
export type ProductImportState = "checking" | "checked" | "importing" | "done" | "failed" | "stopped";

/** What becomes of the products of a file. */
export interface ProductImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
}

/** A file of products that a shop has sent. */
export interface ProductImport {
  readonly id: number;
  /** Of the file. */
  readonly name: string;
  /** Who has sent it. */
  readonly by: string;
  readonly state: ProductImportState;
  readonly byteCount: number;
  /** How much of it the check has read. */
  readonly checkedByteCount: number;
  /** How many products it has; null until it has been checked. */
  readonly total: number | null;
  /** How many products the import has behind it. */
  readonly done: number;
  /** What importing it would do, as far as it has been checked. */
  readonly checked: ProductImportCounts;
  /** What importing it has done. */
  readonly imported: ProductImportCounts;
  /** Of the check, and once the import has begun, of that. */
  readonly problemCount: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

const counts: Decoder<ProductImportCounts> = record((field) => ({
  added: field("added", requiredCount),
  changed: field("changed", requiredCount),
  unchanged: field("unchanged", requiredCount),
  rejected: field("rejected", requiredCount),
}));

const productImport: Decoder<ProductImport> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  by: field("by", text),
  state: field("state", wordOf<ProductImportState>("checking", "checked", "importing", "done", "failed", "stopped")),
  byteCount: field("bytes", count),
  checkedByteCount: field("checked_bytes", count),
  total: field("total", optionalCount),
  done: field("done", count),
  checked: field("checked", counts),
  imported: field("imported", counts),
  problemCount: field("problem_count", count),
  createdAt: field("created_at", requiredInstant),
  startedAt: field("started_at", instant),
  endedAt: field("ended_at", instant),
}));

export interface ProductImportsParams {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The shop's, the newest first. */
export const fetchProductImports = getCall("imports/list", {
  query: ({ page: number, pageSize }: ProductImportsParams) => ({ page_no: number, page_size: pageSize }),
  decode: page(productImport),
});

export const productImportsQuery = defineQuery(fetchProductImports, {
  key: "product-imports",
  freshMs: second,
  staleAfter: ["product-import-change"],
});

/** What is wrong somewhere in a file. */
export interface ProductImportProblem {
  /** From 1. */
  readonly line: number;
  /** "" where it is about the line as a whole. */
  readonly column: string;
  readonly text: string;
}

export interface ProductImportDetail extends ProductImport {
  /** Why it has failed. */
  readonly failure: string | null;
  /** The first of them. */
  readonly problems: readonly ProductImportProblem[];
  /** Which products of the shop wait now until the platform approves them. */
  readonly approval: ProductApprovalPolicy;
  /** How many products that came to wait while it was imported still do. */
  readonly waitingCount: number;
}

/** None, those that are new, or those that are new or changed. */
export type ProductApprovalPolicy = "nothing" | "new" | "all";

const approvalPolicy: Decoder<ProductApprovalPolicy> = (value) =>
  value === "new" || value === "all" ? value : "nothing";

const beside: Decoder<Omit<ProductImportDetail, keyof ProductImport>> = record((field) => ({
  failure: field("failure", optionalText),
  approval: field("approval", approvalPolicy),
  waitingCount: field("waiting", count),
  problems: field(
    "problems",
    list(
      record((problem) => ({
        line: problem("line", requiredCount),
        column: problem("column", text),
        text: problem("text", text),
      })),
    ),
  ),
}));

const detail: Decoder<ProductImportDetail> = (value, context) => ({
  ...productImport(value, context),
  ...beside(value, context),
});

export const fetchProductImport = getCall("imports/detail", {
  query: ({ id: importId }: { readonly id: number }) => ({ id: importId }),
  decode: detail,
});

export const productImportQuery = defineQuery(fetchProductImport, {
  key: "product-import",
  freshMs: second,
  staleAfter: ["product-import-change"],
});

export interface ProductFileToUpload {
  /** CSV or JSON Lines, as its name says. */
  readonly file: File;
  /** Names the attempt, so that its repetition is the same import. */
  readonly idempotencyKey: string;
  readonly signal?: AbortSignal | undefined;
  /** Is told which share of the file has been sent, 0 to 1, where the browser knows. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Sends a file, which is checked at once. Nothing is imported by it. */
export const uploadProductFile = uploadCall("imports/upload", {
  form: ({ file }: ProductFileToUpload) => {
    const form = new FormData();
    form.set("file", file, file.name);
    return form;
  },
  options: ({ idempotencyKey, signal, onProgress }) => ({
    headers: { "idempotency-key": idempotencyKey },
    signal,
    onProgress,
    // The platform may bring the file to a bucket first.
    answerMs: 3 * minute,
  }),
  decode: productImport,
});

export interface ImportPictureToSend {
  readonly file: File;
  /** Within its folder, as files of products name it: `shirts/red.jpg`. */
  readonly name: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a picture for products that are imported. Sent again, it is the same; another one by the same name takes its place.
 * What is wrong with the picture itself is said of the field `file` or `name`.
 */
export const sendImportPicture = uploadCall("imports/picture", {
  form: ({ file, name }: ImportPictureToSend) => {
    const form = new FormData();
    // Some systems take letters apart, and a field may not have so many.
    form.set("name", name.normalize("NFC"));
    form.set("file", file, file.name);
    return form;
  },
  options: ({ signal }) => ({ signal }),
  decode: record((field) => ({ name: field("name", text) })),
});

/** Imports what has been checked. */
export const startProductImport = postCall("imports/start", {
  body: ({ id: importId }: { readonly id: number }) => ({ id: importId }),
  decode: detail,
});

/** From then on nothing more is written; what is there stays. */
export const stopProductImport = postCall("imports/stop", {
  body: ({ id: importId }: { readonly id: number }) => ({ id: importId }),
  decode: detail,
});

/** Where a browser downloads all products of the shop, as an import reads them. */
export function productExportPath(format: "csv" | "jsonl"): string {
  return `/deskapi/imports/export?format=${format}`;
}
