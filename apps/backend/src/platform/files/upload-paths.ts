import { randomBytes } from "node:crypto";
import type { UploadPurpose } from "../store/schema/uploads.ts";
import { wallClock } from "../wire/time.ts";

/** What everybody sees who sees what it is attached to. The others are shown to whom they concern. */
const publicPurposes: ReadonlySet<UploadPurpose> = new Set(["default", "review", "avatar", "marketplace"]);

export const privateCall = "file/private";

/** Where a new upload is kept. It says nothing of its owner, and cannot be guessed. */
export function newUploadPath(purpose: UploadPurpose, extension: string, now: Date): string {
  const room = publicPurposes.has(purpose) ? "uploads/user" : `private/${purpose}`;
  const [day = ""] = wallClock(now).split(" ", 1);
  return `${room}/${day.replaceAll("-", "")}/${randomBytes(16).toString("hex")}.${extension}`;
}

export function isPrivatePath(path: string): boolean {
  return path.startsWith("private/");
}

/** Where the shop shows a private upload to whom it belongs: an address below the shop's own origin. */
export function privateUpload(path: string): string {
  return `/api/${privateCall}?${new URLSearchParams({ path }).toString()}`;
}

/** The path of an upload, from its address or from itself; what it means is for the store to say. */
export function uploadPathOf(text: string): string {
  const address = URL.parse(text, "http://shop.invalid/");
  const path = address?.searchParams.get("path") ?? address?.pathname.replace(/^\/+/, "") ?? "";
  return /^[\w/.-]+$/.test(path) ? path : "";
}
