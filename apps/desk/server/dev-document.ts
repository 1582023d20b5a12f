import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import type { DeskPage } from "./desk-document.ts";

const [before, between, after] = ["<html><head>", "</head><body>", "</body></html>"];

/** The document straight from the sources, with hot reload: Vite runs inside this server. */
export async function devDocument(app: FastifyInstance, root: string): Promise<() => Promise<DeskPage>> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server: app.server } } });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook("onClose", () => vite.close());
  return async () => {
    const entry = '<script type="module" src="/src/entry.tsx"></script>';
    const html = await vite.transformIndexHtml("/", `${before}${between}${entry}${after}`);
    // All that Vite adds runs as a module, so that it may stand in the head.
    return { head: [before, between, after].reduce((text, part) => text.replace(part, ""), html) };
  };
}
