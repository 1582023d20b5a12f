import type { AnswerCleaner } from "@plaza/api-client";
import { createRichTextCleaner } from "@plaza/api-client/server";
import type { FastifyBaseLogger } from "fastify";
import type { StorefrontConfig } from "./config.ts";
import { createHtmlMemory } from "./html-memory.ts";
import { richTextImages } from "./rich-text-images.ts";

const memoryBytes = 16 * 1024 * 1024;

/** Gives the sanitiser of answers for a shop at `origin`, whose platform addresses its images under `platformOrigin`. */
export type RichText = (origin: string, platformOrigin: string) => AnswerCleaner;

/** Of which the log warns. Merchants may name as many as they like. */
const maxAbsentOrigins = 200;

/** Reports each text once, and of no more than `max`: what names them may be anybody's. */
export function reportOnce(max: number, report: (text: string) => void): (text: string) => void {
  const known = new Set<string>();
  return (text) => {
    if (known.has(text) || known.size >= max) return;
    known.add(text);
    report(text);
  };
}

/**
 * The rich text of the platform's answers, sanitised with one memory for the pages that this process renders and the answers
 * that it passes on to browsers. The log warns once of each origin that images may not be loaded from.
 */
export function createRichText(
  { imageOrigins }: Pick<StorefrontConfig, "imageOrigins">,
  log: FastifyBaseLogger,
): RichText {
  const memoryOf = createHtmlMemory(memoryBytes);
  const onAbsentImage = reportOnce(maxAbsentOrigins, (origin) =>
    log.warn({ origin }, "Texts have images of an origin that is not among IMAGE_ORIGINS; they are not shown."),
  );
  return (origin, platformOrigin) =>
    createRichTextCleaner({
      platformOrigin,
      richTextImage: richTextImages({ origin, imageOrigins }, onAbsentImage),
      htmlMemory: memoryOf(`${origin} ${platformOrigin}`),
    });
}
