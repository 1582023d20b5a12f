import type { Readable } from "node:stream";

/** What of a file is wanted. */
export interface WantedUpload {
  /** Its headers alone. */
  readonly isHead: boolean;
  /** As HTTP's header of this name says it; null: all of it. */
  readonly range: string | null;
}

/** An answer of a store that speaks HTTP itself: the file, a part of it, or that it has no such part. */
export interface StoredObject {
  readonly status: 200 | 206 | 416;
  readonly headers: Readonly<Record<string, string>>;
  /** Null where none is sent. */
  readonly body: Readable | null;
}

/** A file on this machine, or an object of a store. */
export type FoundUpload = { readonly file: string } | { readonly object: StoredObject };

/**
 * Port: the images and documents that were uploaded, the same for all nodes: what everybody may see under paths like
 * `uploads/images/7f3a.webp`, and the rest below `private/`.
 */
export interface Uploads {
  /**
   * Keeps a file. Its path never gets another content, so who writes makes up a new one.
   *
   * @throws {Error} when the path leads elsewhere or is not that of an image, or below `private/` of a document
   */
  write(path: string, content: Uint8Array): Promise<void>;
  /** Keeps a copy of a file of this machine that may be too large for the memory; as {@link Uploads.write}. */
  writeFrom(path: string, file: string): Promise<void>;
  /** Null where there is nothing under a path. */
  find(path: string, wanted: WantedUpload): Promise<FoundUpload | null>;
  /** Whether or not there is something under the path. @throws {Error} when the path leads elsewhere */
  delete(path: string): Promise<void>;
  close(): void;
}
