// @vitest-environment node
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigurationError } from "@plaza/web-server";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("the storefront needs nothing to be configured", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    backendUrl: "http://127.0.0.1:4000",
    urlStyle: "hash",
    imageOrigins: [],
    paymentOrigins: [],
    imageCache: { directory: join(tmpdir(), "plaza-images"), bytes: 512 * 1024 * 1024 },
    pageCacheSeconds: 10,
  });
});

test("the folder of resized images and its bound can be chosen", () => {
  expect(readConfig({ IMAGE_CACHE_DIR: "/var/cache/shop", IMAGE_CACHE_MB: "64" }).imageCache).toEqual({
    directory: "/var/cache/shop",
    bytes: 64 * 1024 * 1024,
  });
});

test("payment gateways are named one by one, or all hosts of a company at once", () => {
  expect(readConfig({ PAYMENT_ORIGINS: "https://openapi.pay.example/, https://*.pay.example" }).paymentOrigins).toEqual(
    ["https://openapi.pay.example", "https://*.pay.example"],
  );
});

test.each([
  [{ PORT: "eighty" }, "PORT"],
  [{ PAGE_CACHE_SECONDS: "soon" }, "PAGE_CACHE_SECONDS"],
  [{ ROUTER_URLS: "both" }, "ROUTER_URLS"],
  [{ IMAGE_ORIGINS: "https://a.example ftp://b.example" }, "IMAGE_ORIGINS"],
  [{ PAYMENT_ORIGINS: "https://pay.example/gateway.do" }, "PAYMENT_ORIGINS"],
  [{ PICTURE_ORIGINS: "https://a.example" }, "PICTURE_ORIGINS is called IMAGE_ORIGINS now"],
  [{ IMAGE_CACHE_MB: "0" }, "IMAGE_CACHE_MB"],
  [{ IMAGE_CACHE_MB: "half" }, "IMAGE_CACHE_MB"],
])("%j is rejected with a sentence that names the variable", (environment, name) => {
  expect(() => readConfig(environment)).toThrow(ConfigurationError);
  expect(() => readConfig(environment)).toThrow(name);
});
