import { ApiError } from "../api-error.ts";
import type { HtmlCleaner } from "./safe-html.ts";

/** Loads the sanitiser of this environment: it is larger than the rest of this package, and few pages need it. */
export async function loadHtmlCleaner(): Promise<HtmlCleaner> {
  try {
    const { cleanHtml } = await import("#html-cleaner");
    return cleanHtml;
  } catch (error) {
    throw new ApiError("The sanitiser did not load", { kind: "transport", cause: error });
  }
}
