import { ApiError } from "../api-error.ts";

/** Makes rich text safe to set as HTML and its pictures loadable. */
export type HtmlCleaner = (html: string, platformOrigin: string) => string;

/** Loads the sanitiser of this environment: it is larger than the rest of this package, and few pages need it. */
export async function loadHtmlCleaner(): Promise<HtmlCleaner> {
  try {
    const { cleanHtml } = await import("#html-cleaner");
    return cleanHtml;
  } catch (error) {
    throw new ApiError("The sanitiser did not load", { kind: "transport", cause: error });
  }
}
