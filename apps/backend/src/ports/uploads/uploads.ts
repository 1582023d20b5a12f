import type { Readable } from "node:stream";

/** What of an image is wanted. */
export interface WantedUpload {
  /** Its headers alone. */
  readonly isHead: boolean;
  /** As HTTP's header of this name says it; null: all of it. */
  readonly range: string | null;
}

/** An answer of a store that speaks HTTP itself: the image, a part of it, or that it has no such part. */
export interface StoredObject {
  readonly status: 200 | 206 | 416;
  readonly headers: Readonly<Record<string, string>>;
  /** Null where none is sent. */
  readonly body: Readable | null;
}

/** A file on this machine, or an object of a store. */
type FoundUpload = { readonly file: string } | { readonly object: StoredObject };

/** Port: the images that were uploaded, under paths like `uploads/images/7f3a.webp`, the same for all nodes. */
export interface Uploads {
  /**
   * Keeps an image. Its path never gets another content, so who writes makes up a new one.
   *
   * @throws {Error} when the path leads elsewhere or is not that of an image
   */
  write(path: string, content: Uint8Array): Promise<void>;
  /** Null where there is nothing under a path. */
  find(path: string, wanted: WantedUpload): Promise<FoundUpload | null>;
  close(): void;
}
