import {
  ask,
  type OutgoingAnswer,
  OutgoingError,
  type PublicHosts,
  type ResolveHost,
  wholeOf,
} from "@plaza/http-server";
import { ImageFailure } from "./image-failure.ts";
import type { ImageLimits } from "./image-limits.ts";
import type { ImageSources } from "./image-sources.ts";

export interface ImageFetching {
  readonly sources: ImageSources;
  /** Without it, the system's own. */
  readonly resolve: ResolveHost | undefined;
  readonly limits: Pick<ImageLimits, "bytes" | "platformMs" | "redirects" | "timeoutMs">;
}

function check({ status, headers }: OutgoingAnswer): void {
  if (status === 404) throw new ImageFailure(404, "There is no such image.");
  if (status !== 200) throw new ImageFailure(502, `The image's host answered ${status}.`);
  const type = headers["content-type"] ?? "";
  if (/^image\/svg\b/i.test(type)) throw new ImageFailure(415, "SVG images are not resized.");
  if (!/^image\//i.test(type)) throw new ImageFailure(502, "The image's host answered with something else.");
}

function sentenceOf(error: unknown): string {
  const failure = error instanceof OutgoingError ? error.failure : "no-answer";
  if (failure === "timeout") return "The image's host took too long.";
  if (failure === "too-large") return "The image is too large.";
  if (failure === "redirects") return "The image's host redirects too often.";
  if (failure === "redirect") return "The image's host redirects to where images are not fetched from.";
  if (failure === "encoded") return "The image's host answered in an encoding nobody asked for.";
  return "The image's host did not answer.";
}

/** The bytes of an original. @throws {ImageFailure} whatever the reason that they cannot be had */
export async function fetchImage(source: URL, { sources, resolve, limits }: ImageFetching): Promise<Buffer> {
  const checkRedirect = (target: URL): void => {
    if (!sources.allows(target))
      throw new ImageFailure(502, "The image's host redirects to where images are not fetched from.");
  };
  const request = {
    hosts: (url: URL): PublicHosts => ({
      ...(resolve !== undefined && { resolve }),
      ...(sources.mayBePrivate(url) && { isAllowed: () => true }),
    }),
    deadlineMs: sources.isOfPlatform(source) ? limits.platformMs : limits.timeoutMs,
    maxBytes: limits.bytes,
    headers: { accept: "image/*", "user-agent": "plaza-storefront" },
    redirects: { max: limits.redirects, check: checkRedirect },
  };
  try {
    return await ask(source, request, async (answer) => {
      check(answer);
      return wholeOf(answer);
    });
  } catch (error) {
    if (error instanceof ImageFailure) throw error;
    throw new ImageFailure(502, sentenceOf(error), { cause: error });
  }
}
