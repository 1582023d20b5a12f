import { withImageOrigin } from "./image-sources.ts";

/** Completes storage paths to addresses under one origin. */
export interface ImageUrls {
  /** With a trailing slash. */
  readonly base: string;
  /** "" where there is no image. */
  of(path: string | null): string;
  /** HTML with its images' paths (`src="/uploads/…"`) completed. */
  inHtml(html: string): string;
}

export function imageUrls(origin: string): ImageUrls {
  return {
    base: `${origin}/`,
    of: (path) => (path === null || path === "" ? "" : /^https?:\/\//.test(path) ? path : `${origin}/${path}`),
    inHtml: (html) => withImageOrigin(html, origin),
  };
}
