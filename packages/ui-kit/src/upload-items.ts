/** A file that has been sent. */
export interface SentFile {
  /** By which the platform is told of it. */
  readonly path: string;
  /** Where it is shown. */
  readonly url: string;
}

/**
 * `type` and `size`: it is not sent at all. `shrinking`: neither, for the browser cannot make it small enough. `sending`: it
 * did not arrive, or was refused there.
 */
export type UploadProblem = "type" | "size" | "shrinking" | "sending";

interface Named {
  /** Of the item, as long as it is there. */
  readonly id: string;
  readonly name: string;
}

export interface DoneUpload extends Named, SentFile {
  readonly state: "done";
  /** Null where it was sent on another day. */
  readonly file: File | null;
}

export interface UnsentUpload extends Named {
  /** `shrinking`: it is made small enough to be sent. */
  readonly state: "waiting" | "shrinking" | "busy" | "failed";
  readonly file: File;
  /** Names the attempt to send this very file, however often it is repeated. */
  readonly attempt: string;
  /** Which share of it has been sent, 0 to 1. */
  readonly share: number;
  /** Null unless it failed. */
  readonly problem: UploadProblem | null;
  /** What the platform said to it; null: nothing for people. */
  readonly reason: string | null;
}

export type UploadItem = DoneUpload | UnsentUpload;
export type UploadItems = readonly UploadItem[];

/** Changes the items as they are at that moment, like the setter of a `useState`. */
export type ChangeUploads = (change: (items: UploadItems) => UploadItems) => void;

export interface UploadLimits {
  /** Extensions: `jpg`, `png`, `pdf`. */
  readonly types: readonly string[];
  readonly bytes: number;
}

/** What the platform is told of: the paths of what has been sent, in its order. */
export function uploadedPaths(items: UploadItems): readonly string[] {
  return items.flatMap((item) => (item.state === "done" ? [item.path] : []));
}

/** How many are still on their way; whoever sends the form waits for them. */
export function uploadsOnTheirWay(items: UploadItems): number {
  return items.filter(({ state }) => state !== "done" && state !== "failed").length;
}

/**
 * The files in something that was kept on the device, the first so many. Anybody may have written it: what has an address
 * that is neither a path of this site nor one of the web is left out.
 */
export function storedFiles(stored: unknown, most: number): readonly SentFile[] {
  return Array.isArray(stored) ? stored.filter(isSentFile).slice(0, most) : [];
}

function isSentFile(value: unknown): value is SentFile {
  if (typeof value !== "object" || value === null) return false;
  const { path, url } = value as Partial<Record<keyof SentFile, unknown>>;
  return typeof path === "string" && typeof url === "string" && /^(?:https?:\/)?\/(?!\/)/.test(url);
}

/** An item for what was sent before, by a name for people: its path may be anything. */
export function sentBefore({ path, url }: SentFile, name: string): UploadItem {
  return { id: path, name, state: "done", path, url, file: null };
}

export function newUpload(file: File, limits: UploadLimits): UploadItem {
  const problem = problemOf(file, limits);
  return {
    id: unique(),
    name: file.name,
    state: problem === null ? "waiting" : "failed",
    file,
    attempt: unique(),
    share: 0,
    problem,
    reason: null,
  };
}

/** What keeps a file from being sent. A picture that is too large is made smaller first. */
export function problemOf(file: File, limits: UploadLimits): UploadProblem | null {
  const type = typeNamed(extensionOf(file.name));
  if (!limits.types.map(typeNamed).includes(type)) return "type";
  return isTooLarge(file, limits) && !pictureTypes.has(type) ? "size" : null;
}

const pictureTypes = new Set(["jpg", "png"]);

export function isTooLarge({ size }: File, { bytes }: UploadLimits): boolean {
  return size > bytes;
}

/** The items with one of them moved to another place. */
export function moved(items: UploadItems, id: string, to: number): UploadItems {
  const item = items.find((each) => each.id === id);
  return item === undefined ? items : items.filter((each) => each.id !== id).toSpliced(to, 0, item);
}

/** Whether a file that is kept is a document and no picture, by its address: its path, or a parameter of it, ends in its kind. */
export function isDocumentAddress(url: string): boolean {
  return /\.pdf(?:$|[?&#])/i.test(url);
}

/** What the owner of a kept file calls it, where its address says so; "" where it does not. */
export function documentName(url: string): string {
  const query = url.includes("?") ? url.slice(url.indexOf("?")) : "";
  return new URLSearchParams(query).get("name") ?? "";
}

export function extensionOf(name: string): string {
  return name.includes(".") ? name.slice(name.lastIndexOf(".") + 1).toLowerCase() : "";
}

function typeNamed(extension: string): string {
  return extension === "jpeg" ? "jpg" : extension;
}

/** `randomUUID` exists only in secure contexts, and a shop may be served over plain http. */
function unique(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
