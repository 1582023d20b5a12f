import { DomainError } from "../http/domain-error.ts";
import { maxFileBytes } from "../http/upload-form.ts";
import type { UploadPurpose } from "../store/schema/uploads.ts";
import type { Limit } from "../rate-limits/rate-limit.ts";
import type { UploadOwner } from "./upload-owner.ts";

export interface UploadRule {
  /** How large the file that is sent may be. */
  readonly bytes: number;
  /** Whether documents are taken besides pictures. */
  readonly takesDocuments: boolean;
  /** The longer side that pictures are kept with, in pixels; without it as large as is ever shown. */
  readonly maxSide?: number;
}

const megabyte = 1024 * 1024;

const pictures = (megabytes: number): UploadRule => ({ bytes: megabytes * megabyte, takesDocuments: false });

export const uploadRules: Readonly<Record<UploadPurpose, UploadRule>> = {
  default: pictures(2),
  chat: pictures(2),
  after_sale: pictures(1),
  review: pictures(1),
  avatar: pictures(2),
  merchant: { bytes: maxFileBytes, takesDocuments: true },
  // As large as the place needs it: see `marketplace-pictures.ts`.
  marketplace: pictures(2),
};

/** What the contract knows as files; of those that are no pictures for us it says so by name. */
const known = new Set([
  "jpg",
  "jpeg",
  "png",
  "gif",
  "ico",
  "bmp",
  "tif",
  "mp3",
  "mp4",
  "pdf",
  "doc",
  "docx",
  "xls",
  "xlsx",
]);

const pictureExtensions = new Set(["jpg", "jpeg", "png"]);

/** @throws {DomainError} where the name is not that of a file for this purpose */
export function checkName(name: string, { takesDocuments }: UploadRule): void {
  const extension = name.includes(".") ? name.slice(name.lastIndexOf(".") + 1).toLowerCase() : "";
  if (pictureExtensions.has(extension) || (takesDocuments && extension === "pdf")) return;
  if (!known.has(extension)) throw new DomainError("uploadTypeForbidden");
  throw new DomainError("uploadExtensionForbidden", { parameter: extension });
}

/** @throws {DomainError} that names the limit */
export function checkSize(bytes: number, rule: UploadRule): void {
  if (bytes <= rule.bytes) return;
  const parameter = String(rule.bytes / megabyte);
  throw new DomainError(rule.takesDocuments ? "uploadTooLarge" : "imageTooLarge", { parameter });
}

export type UploadKind = "jpg" | "png" | "pdf";

const beginnings: readonly (readonly [UploadKind, Buffer])[] = [
  ["jpg", Buffer.from([0xff, 0xd8, 0xff])],
  ["png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ["pdf", Buffer.from("%PDF-", "latin1")],
];

/** What a file is, whatever it is called. @throws {DomainError} where it is nothing that this purpose takes */
export function kindOf(content: Buffer, { takesDocuments }: UploadRule): UploadKind {
  const [kind] = beginnings.find(([, bytes]) => content.subarray(0, bytes.length).equals(bytes)) ?? [];
  if (kind === undefined || (kind === "pdf" && !takesDocuments)) throw new DomainError("uploadUnreadable");
  return kind;
}

/** A name that can be shown and kept: on one line, and not endless. */
export function storedName(name: string): string {
  const characters = Array.from(name.toWellFormed().replaceAll(/\p{C}+/gu, ""));
  return characters.length <= 100
    ? characters.join("")
    : [...characters.slice(0, 95), ...characters.slice(-5)].join("");
}

const oneHour = 60;

const oneDay = 24 * oneHour;

/** How often a customer or an agent, and everybody behind one network, may upload something, whatever becomes of it. */
export function uploadLimits(owner: UploadOwner, network: string): readonly Limit[] {
  const who = "agentId" in owner ? "agent" : "customer";
  const id = "agentId" in owner ? owner.agentId : owner.customerId;
  return [
    { key: `upload:${who}:hour:${id}`, tries: 120, minutes: oneHour },
    { key: `upload:${who}:day:${id}`, tries: 300, minutes: oneDay },
    { key: `upload:network:hour:${network}`, tries: 1200, minutes: oneHour },
  ];
}
