// @vitest-environment node
import { locales } from "@plaza/i18n";
import Fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "../src/entry-server.tsx";
import { readConfig } from "./config.ts";
import { pageRoutes } from "./pages.ts";

/** The storefront of a shop that has set its name, and nothing else. */
async function storefrontOf(name: string) {
  const platform = Fastify();
  platform.get("/api/index/config", async () => ({ code: 1, show: 0, msg: "", data: { name } }));
  platform.all("/*", async () => ({ code: 1, show: 0, msg: "", data: [] }));
  onTestFinished(() => platform.close());
  const app = Fastify();
  onTestFinished(() => app.close());
  await pageRoutes(app, readConfig({ BACKEND_URL: await platform.listen({ host: "127.0.0.1", port: 0 }) }), {
    load: async () => ({ render, manifest: { routes: {} }, scripts: {}, inlineStyles: [] }),
  });
  return app;
}

test.each(locales)("nothing that a shop of another name shows in %s says Plaza", async (locale) => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const app = await storefrontOf("灯火 Market");
  for (const path of [
    "/",
    "/goods_list/1",
    "/category",
    "/shop_cart",
    "/account/login",
    "/server_explan?type=1",
    "/no",
  ]) {
    const { body } = await app.inject({ url: `/pc/${locale}${path}`, headers: { host: "shop.example" } });
    const [start = "", ...rest] = body.split("<script");
    const shown = start + rest.map((part) => part.slice(part.indexOf("</script>"))).join("");
    expect(shown).toContain("灯火 Market");
    expect(shown).not.toContain("Plaza");
  }
});
