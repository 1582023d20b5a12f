import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { imagePath } from "@plaza/routing";
import Fastify from "fastify";
import { onTestFinished } from "vitest";
import { type ImageConfig, imageRoutes, type ImageSurroundings } from "../image-route.ts";

export interface Resizer {
  readonly origin: string;
  get(source: string, width: number | string, init?: RequestInit): Promise<Response>;
}

export const acceptsAvif = { headers: { accept: "image/avif,image/webp,image/*;q=0.8" } };
export const acceptsWebp = { headers: { accept: "image/webp,*/*;q=0.8" } };

/** A folder for one test. */
export async function temporaryFolder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "plaza-image-test-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true, maxRetries: 3 }));
  return directory;
}

/** The route alone, on a free loopback port, with a cache of its own, gone with the test. */
export async function startResizer(config: Partial<ImageConfig>, surroundings?: ImageSurroundings): Promise<Resizer> {
  const imageCache = config.imageCache ?? { directory: await temporaryFolder(), bytes: 64 * 1024 * 1024 };
  const app = Fastify({ forceCloseConnections: true });
  const unlimited = { requestsPerMinute: 0, trustProxy: false } as const;
  const elsewhere = { backendUrl: "http://127.0.0.1:9", imageOrigins: [] };
  await imageRoutes(app, { ...unlimited, ...elsewhere, ...config, imageCache }, surroundings);
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  return {
    origin,
    get: (source, width, init) => {
      const address = new URL(imagePath, origin);
      address.searchParams.set("src", source);
      address.searchParams.set("w", String(width));
      return fetch(address, init);
    },
  };
}
