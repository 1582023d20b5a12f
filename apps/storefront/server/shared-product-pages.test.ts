// @vitest-environment node
import Fastify from "fastify";
import { expect, inject, onTestFinished, test } from "vitest";
import { render } from "../src/entry-server.tsx";
import type { PageRequest } from "../src/page-request.ts";
import { readConfig } from "./config.ts";
import { pageRoutes } from "./pages.ts";
import { wirePage } from "./wire-page.ts";

/** A storefront of the demo marketplace, which announces what `keeps` leaves of its extensions. */
async function storefrontWith(keeps: (extension: string) => boolean) {
  const platform = Fastify();
  platform.setNotFoundHandler(async ({ url, headers }, reply) => {
    const { lang = "en", token = "" } = headers;
    const answer = await fetch(`${inject("backendUrl")}${url}`, {
      headers: { lang: String(lang), token: String(token) },
    });
    const body = (await answer.json()) as { data: { extensions?: readonly string[] } };
    if (body.data.extensions !== undefined) body.data.extensions = body.data.extensions.filter((each) => keeps(each));
    return reply.code(answer.status).send(body);
  });
  onTestFinished(() => platform.close());
  const rendered: string[] = [];
  const app = Fastify();
  onTestFinished(() => app.close());
  await pageRoutes(app, readConfig({ BACKEND_URL: await platform.listen({ host: "127.0.0.1", port: 0 }) }), {
    load: async () => ({
      manifest: { routes: {} },
      scripts: {},
      inlineStyles: [],
      render: (page: PageRequest) => {
        rendered.push(page.url.pathname);
        return render(page);
      },
    }),
  });
  const open = async (path: string): Promise<string> =>
    (await app.inject({ url: `/pc${path}`, headers: { host: "shop.example" } })).body;
  return { open, rendered };
}

test("visitors share the pages of products where their looks are counted apart", async () => {
  const { open, rendered } = await storefrontWith(() => true);
  const first = await open("/goods_details/1");
  expect(first).toContain("<h1");
  const nonce = / nonce="([^"]+)"/.exec(first)?.[1] ?? "";
  expect(await open("/goods_details/1")).toBe(wirePage(first, nonce)?.html.toString());
  expect(rendered).toEqual(["/pc/goods_details/1"]);
});

test("each visitor gets a page of a product anew where opening it is what counts a look", async () => {
  const { open, rendered } = await storefrontWith((extension) => extension !== "views");
  for (const path of ["/goods_details/1", "/goods_details/1", "/goods_list/1", "/goods_list/1"]) await open(path);
  expect(rendered).toEqual(["/pc/goods_details/1", "/pc/goods_details/1", "/pc/goods_list/1"]);
});
