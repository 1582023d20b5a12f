import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigurationError, readConfig } from "./config.ts";

test("nothing needs to be configured", () => {
  expect(readConfig({})).toEqual({
    production: false,
    host: "127.0.0.1",
    port: 3000,
    backendUrl: "http://127.0.0.1:4000",
    urlStyle: "hash",
    publicOrigin: null,
    pictureOrigins: [],
    imageCache: { directory: join(tmpdir(), "plaza-images"), bytes: 512 * 1024 * 1024 },
    pageCacheSeconds: 10,
    metricsToken: null,
    logLevel: "info",
    trustProxy: false,
  });
});

test("the bundled backend's port moves with BACKEND_PORT; BACKEND_URL wins over it", () => {
  expect(readConfig({ BACKEND_PORT: "4100" }).backendUrl).toBe("http://127.0.0.1:4100");
  expect(readConfig({ BACKEND_PORT: "4100", BACKEND_URL: "https://platform.example/" }).backendUrl).toBe(
    "https://platform.example",
  );
});

test("the folder of resized pictures and its bound can be chosen", () => {
  expect(readConfig({ IMAGE_CACHE_DIR: "/var/cache/shop", IMAGE_CACHE_MB: "64" }).imageCache).toEqual({
    directory: "/var/cache/shop",
    bytes: 64 * 1024 * 1024,
  });
});

test("proxies are believed as far as they are named", () => {
  const trusted = (text: string) => readConfig({ TRUST_PROXY: text }).trustProxy;
  expect(["true", "false", " ", "loopback, 10.0.0.0/8,::1"].map(trusted)).toEqual([
    true,
    false,
    false,
    "loopback,10.0.0.0/8,::1",
  ]);
});

test.each([
  [{ PORT: "eighty" }, "PORT"],
  [{ PORT: "70000" }, "PORT"],
  [{ BACKEND_URL: "https://platform.example/api" }, "BACKEND_URL"],
  [{ BACKEND_URL: "platform" }, "BACKEND_URL"],
  [{ PAGE_CACHE_SECONDS: "soon" }, "PAGE_CACHE_SECONDS"],
  [{ ROUTER_URLS: "both" }, "ROUTER_URLS"],
  [{ PUBLIC_ORIGIN: "https://shop.example/pc" }, "PUBLIC_ORIGIN"],
  [{ PICTURE_ORIGINS: "https://a.example ftp://b.example" }, "PICTURE_ORIGINS"],
  [{ IMAGE_CACHE_MB: "0" }, "IMAGE_CACHE_MB"],
  [{ IMAGE_CACHE_MB: "half" }, "IMAGE_CACHE_MB"],
  [{ TRUST_PROXY: "everybody" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "10.0.0.0/8, nobody" }, "TRUST_PROXY"],
])("%j is refused with a sentence that names the variable", (environment, name) => {
  expect(() => readConfig(environment)).toThrow(ConfigurationError);
  expect(() => readConfig(environment)).toThrow(name);
});
