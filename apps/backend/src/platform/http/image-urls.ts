import { withImageOrigin } from "./image-sources.ts";

/** Completes storage paths to addresses under one origin. */
export interface ImageUrls {
  /** With a trailing slash. */
  readonly base: string;
  /** Where there is no image, that of a neutral one: clients of the contract draw whatever they get. */
  of(path: string | null): string;
  /** HTML with its images' paths (`src="/uploads/…"`) completed. */
  inHtml(html: string): string;
}

/** What stands where there is no image; our own client knows it, and draws what it draws without one. */
export const noImagePath = "static/no-image.png";

export function imageUrls(origin: string): ImageUrls {
  return {
    base: `${origin}/`,
    of: (path) =>
      path === null || path === ""
        ? `${origin}/${noImagePath}`
        : /^https?:\/\//.test(path)
          ? path
          : `${origin}/${path}`,
    inHtml: (html) => withImageOrigin(html, origin),
  };
}
