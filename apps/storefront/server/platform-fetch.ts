import { outgoingFetch } from "@plaza/http-server";

/** The API client gives a call up before; this bounds what it does not. */
const deadlineMs = 15_000;
/** The longest answer is a category tree with some hundred kilobytes. */
const maxBytes = 16 * 1024 * 1024;

/** How this server asks the platform: the pages' loaders, sitemap and feed. */
export const platformFetch = outgoingFetch({ deadlineMs, maxBytes });
