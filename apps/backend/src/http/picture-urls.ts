import { withImageOrigin } from "./image-sources.ts";

/** Completes storage paths to addresses under one origin. */
export interface PictureUrls {
  /** With a trailing slash. */
  readonly base: string;
  /** "" where there is no picture. */
  of(path: string | null): string;
  /** HTML with its pictures' paths (`src="/uploads/…"`) completed. */
  inHtml(html: string): string;
}

export function pictureUrls(origin: string): PictureUrls {
  return {
    base: `${origin}/`,
    of: (path) => (path === null || path === "" ? "" : /^https?:\/\//.test(path) ? path : `${origin}/${path}`),
    inHtml: (html) => withImageOrigin(html, origin),
  };
}
