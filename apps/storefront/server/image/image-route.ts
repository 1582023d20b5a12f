import { imagePath } from "@plaza/routing";
import type { ResolveHost } from "@plaza/http-server";
import { createNetworkOf, networkLimit } from "@plaza/web-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { StorefrontConfig } from "../config.ts";
import { acceptedFormat } from "./accepted-format.ts";
import { createImageCache } from "./image-cache.ts";
import { ImageFailure } from "./image-failure.ts";
import { type ImageLimits, imageLimits } from "./image-limits.ts";
import { imageRequest } from "./image-request.ts";
import { createImageService } from "./image-service.ts";
import { imageSources } from "./image-sources.ts";

// `ipx` was tried, which uses sharp as well. It limits neither bytes nor time of a source, follows redirects to other hosts, makes
// any width that is asked for, fetches a source twice, and has no cache: twelve requests for one image made it twelve times.

export type ImageConfig = Pick<
  StorefrontConfig,
  "backendUrl" | "imageOrigins" | "imageCache" | "requestsPerMinute" | "trustProxy"
>;

/** How the route finds hosts, and what one image may cost; tests bring their own. */
export interface ImageSurroundings {
  readonly resolve?: ResolveHost;
  readonly limits?: ImageLimits;
}

const oneYear = "public, max-age=31536000, immutable";
const inert = { "content-security-policy": "default-src 'none'", "x-content-type-options": "nosniff" };

function isKnown(tags: string | undefined, tag: string): boolean {
  return (tags ?? "").split(",").some((known) => known.trim() === "*" || known.trim().replace(/^W\//, "") === tag);
}

function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = error instanceof ImageFailure ? error : null;
  if (failure === null) request.log.error({ err: error }, "An image could not be served.");
  else if (failure.status >= 500) request.log.warn({ err: failure }, "An image could not be had.");
  if (failure?.status === 503 || failure?.status === 429) void reply.header("retry-after", failure.retryAfterSeconds);
  return reply
    .code(failure?.status ?? 500)
    .headers({ ...inert, "cache-control": "no-store" })
    .type("text/plain; charset=utf-8")
    .send(failure?.message ?? "The image could not be served.");
}

/**
 * `GET /pc/_image?src=<address>&w=<width>`: an image of a configured host in a fixed width and the best format. A network has
 * only so many of them made; what was made before is for everybody.
 */
export async function imageRoutes(
  app: FastifyInstance,
  config: ImageConfig,
  { resolve, limits = imageLimits }: ImageSurroundings = {},
): Promise<void> {
  const sources = imageSources(config);
  const cache = createImageCache({
    ...config.imageCache,
    onProblem: (error) => {
      app.log.warn({ err: error }, "The folder of resized images cannot be used.");
    },
  });
  const service = createImageService({ sources, resolve, limits, cache });
  app.addHook("onClose", async () => service.close());
  const networkOf = createNetworkOf(app, config);
  const limit = await networkLimit(app, config);
  const countMade = async (request: FastifyRequest): Promise<void> => {
    const retryAfterSeconds = await limit(request);
    if (retryAfterSeconds !== null)
      throw new ImageFailure(429, "Too many images were made for this network.", { retryAfterSeconds });
  };

  app.get<{ Querystring: { src?: unknown; w?: unknown } }>(imagePath, async (request, reply) => {
    try {
      const wanted = imageRequest(request.query, sources);
      const { type, bytes, digest } = await service.find(
        { ...wanted, format: acceptedFormat(request.headers.accept) },
        { network: networkOf(request) ?? request.id, countMade: () => countMade(request) },
      );
      const tag = `"${digest.slice(0, 32)}"`;
      void reply.headers({ ...inert, "cache-control": oneYear, etag: tag, vary: "accept" });
      if (isKnown(request.headers["if-none-match"], tag)) return reply.code(304).send();
      return reply.type(type).header("content-length", bytes.length).send(bytes);
    } catch (error) {
      return fail(error, request, reply);
    }
  });
}
