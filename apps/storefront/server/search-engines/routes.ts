import { createApiClient } from "@plaza/api-client";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { StorefrontConfig } from "../config.ts";
import { chunkSize, productCount, productPages, sectionPages } from "./shop-pages.ts";
import { sitemap, sitemapIndex } from "./sitemap.ts";

/** How long a crawler, and this process, may use an answer again. */
const freshSeconds = 3_600;

/**
 * `robots.txt` and the sitemap: an index that names one chunk with the sections and one for each thousand products. A
 * process asks the platform for a chunk at most once an hour.
 */
export function searchEngineRoutes(app: FastifyInstance, config: StorefrontConfig): void {
  const api = createApiClient({ origin: config.backendUrl, platformOrigin: config.backendUrl, locale: "en" });
  const kept = new Map<string, { readonly until: number; readonly value: Promise<unknown> }>();

  function once<T>(key: string, load: () => Promise<T>): Promise<T> {
    const known = kept.get(key);
    // What is kept under a key was loaded by the same function.
    if (known !== undefined && known.until > Date.now()) return known.value as Promise<T>;
    const value = load();
    kept.set(key, { until: Date.now() + freshSeconds * 1_000, value });
    value.catch(() => kept.delete(key));
    return value;
  }
  const chunkCount = async (): Promise<number> =>
    Math.ceil((await once("product count", () => productCount(api))) / chunkSize);
  const originOf = (request: FastifyRequest): string => config.publicOrigin ?? `${request.protocol}://${request.host}`;
  const send = (reply: FastifyReply, text: string): FastifyReply =>
    reply.type("application/xml; charset=utf-8").header("cache-control", `public, max-age=${freshSeconds}`).send(text);

  app.get("/robots.txt", (request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nDisallow: /api/\nAllow: /\nSitemap: ${originOf(request)}/sitemap.xml\n`),
  );
  app.get("/sitemap.xml", async (request, reply) => {
    const origin = originOf(request);
    const chunks = await chunkCount();
    const products = Array.from({ length: chunks }, (_, at) => `${origin}/sitemap-products-${at + 1}.xml`);
    return send(reply, sitemapIndex([`${origin}/sitemap-sections.xml`, ...products]));
  });
  app.get("/sitemap-sections.xml", async (request, reply) => {
    const pages = await once("sections", () => sectionPages(api));
    return send(reply, sitemap(originOf(request), pages));
  });
  app.get<{ Params: { chunk: string } }>("/sitemap-products-:chunk.xml", async (request, reply) => {
    const chunk = Number(request.params.chunk);
    if (!Number.isInteger(chunk) || chunk < 1 || chunk > (await chunkCount()))
      return reply.code(404).type("text/plain; charset=utf-8").send("There is no such sitemap.");
    const pages = await once(`products ${chunk}`, () => productPages(api, chunk));
    return send(reply, sitemap(originOf(request), pages));
  });
}
