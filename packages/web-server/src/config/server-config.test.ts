import { expect, test } from "vitest";
import { ConfigurationError } from "./environment.ts";
import { readServerConfig } from "./server-config.ts";

const read = (environment: Record<string, string>) => readServerConfig(environment, { defaultPort: 3000 });

test("a server needs nothing to be configured", () => {
  expect(read({})).toEqual({
    production: false,
    host: "127.0.0.1",
    port: 3000,
    backendUrl: "http://127.0.0.1:4000",
    backendSocketUrl: null,
    publicOrigin: null,
    metricsToken: null,
    invalidationToken: null,
    logLevel: "info",
    trustProxy: false,
    requestsPerMinute: 1_200,
  });
});

test("the bundled backend's port moves with BACKEND_PORT, and BACKEND_URL wins over it", () => {
  expect(read({ BACKEND_PORT: "4100" }).backendUrl).toBe("http://127.0.0.1:4100");
  expect(read({ BACKEND_PORT: "4100", BACKEND_URL: "https://platform.example/" }).backendUrl).toBe(
    "https://platform.example",
  );
});

test("proxies are trusted as far as TRUST_PROXY names them", () => {
  const trusted = (text: string) => read({ TRUST_PROXY: text }).trustProxy;
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
  [{ BACKEND_PORT: "-1" }, "BACKEND_PORT"],
  [{ BACKEND_URL: "https://platform.example/api" }, "BACKEND_URL"],
  [{ RATE_LIMIT: "few" }, "RATE_LIMIT"],
  [{ BACKEND_URL: "platform" }, "BACKEND_URL"],
  [{ BACKEND_SOCKET_URL: "https://platform.example" }, "BACKEND_SOCKET_URL"],
  [{ BACKEND_SOCKET_URL: "ws:127.0.0.1" }, "BACKEND_SOCKET_URL"],
  [{ BACKEND_SOCKET_URL: "wss://platform.example/?token=a" }, "BACKEND_SOCKET_URL"],
  [{ PUBLIC_ORIGIN: "https://shop.example/pc" }, "PUBLIC_ORIGIN"],
  [{ TRUST_PROXY: "everybody" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "10.0.0.0/8, nobody" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "10.0.0.0/33" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "0.0.0.0/0" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "1" }, "TRUST_PROXY"],
  [{ INVALIDATION_TOKEN: "short" }, "INVALIDATION_TOKEN"],
  [{ INVALIDATION_TOKEN: "with blanks in between" }, "INVALIDATION_TOKEN"],
])("%j is rejected with a sentence that names the variable", (environment, name) => {
  expect(() => read(environment)).toThrow(ConfigurationError);
  expect(() => read(environment)).toThrow(name);
});
