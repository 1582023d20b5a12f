import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import { rootRouteId } from "@tanstack/react-router";
import type { EnvironmentModuleNode } from "vite";
import type { RoutePage } from "../src/route-pages.ts";
import type { PageSource, ServerEntry } from "./page-source.ts";

/** Pages straight from the sources, with hot reload: Vite runs inside this server. */
export async function devPages(app: FastifyInstance, root: string): Promise<PageSource> {
  const { createServer, isCSSRequest, isRunnableDevEnvironment } = await import("vite");
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server: app.server } } });
  const { client, ssr } = vite.environments;
  if (ssr === undefined || client === undefined || !isRunnableDevEnvironment(ssr))
    throw new Error("Vite offers no environment to render in.");
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook("onClose", () => vite.close());

  /** Loads what the routes draw, whose styles are known then. A page that does not load says so itself when it is asked for. */
  async function loadRouteCode(routes: readonly RoutePage[]): Promise<void> {
    const loading = routes.flatMap(({ routeId, page, parts }) =>
      [...page, ...parts].map((importer) =>
        importer().catch((error: unknown) =>
          vite.config.logger.error(`Route ${routeId} does not load: ${String(error)}`),
        ),
      ),
    );
    await Promise.all(loading);
  }

  /** The styles of everything the server may render from, so that nothing flashes unstyled before Vite's client runs. */
  async function inlineStyles(): Promise<{ id: string; css: string }[]> {
    const seen = new Set<EnvironmentModuleNode>();
    const styles: EnvironmentModuleNode[] = [];
    const visit = (module: EnvironmentModuleNode): void => {
      if (seen.has(module)) return;
      seen.add(module);
      for (const imported of module.importedModules) visit(imported);
      if (isCSSRequest(module.url)) styles.push(module);
    };
    const entry = await ssr?.moduleGraph.getModuleByUrl("/src/entry-server.tsx");
    if (entry !== undefined) visit(entry);
    return Promise.all(
      styles.map(async (module) => {
        const direct = `${module.url}${module.url.includes("?") ? "&" : "?"}direct`;
        return { id: module.id ?? "", css: (await client?.transformRequest(direct))?.code ?? "" };
      }),
    );
  }

  return {
    load: async () => {
      const { render, describeRoutes } = await ssr.runner.import<ServerEntry>("/src/entry-server.tsx");
      await loadRouteCode(describeRoutes());
      const html = await vite.transformIndexHtml("/", "<html><head></head><body></body></html>");
      const preambles = html
        .split('<script type="module">')
        .slice(1)
        .map((rest) => rest.split("</script>", 1)[0] ?? "");
      return {
        render,
        manifest: {
          routes: {
            [rootRouteId]: {
              scripts: [
                ...preambles.map((children) => ({ attrs: { type: "module" }, children })),
                { attrs: { type: "module", src: "/@vite/client" } },
                { attrs: { type: "module", src: "/src/entry-client.tsx" } },
              ],
            },
          },
        },
        scripts: {},
        inlineStyles: await inlineStyles(),
      };
    },
  };
}
