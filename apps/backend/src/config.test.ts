import { isAbsolute } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

describe("configuration", () => {
  test("needs nothing", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: "127.0.0.1",
      port: 4000,
      databaseUrl: null,
      mode: "demo",
      logLevel: "info",
      publicUrl: null,
      trustProxy: false,
    });
    expect(config.dataDir).toMatch(/[\\/]\.data$/);
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  test("is production with a server unless told otherwise, whatever NODE_ENV says", () => {
    const url = "postgres://user@db.example/plaza";
    expect(readConfig({ DATABASE_URL: url }).mode).toBe("production");
    expect(readConfig({ DATABASE_URL: url, PLAZA_MODE: "demo" }).mode).toBe("demo");
    expect(readConfig({ NODE_ENV: "production" }).mode).toBe("demo");
    expect(readConfig({ PLAZA_MODE: "production" }).mode).toBe("production");
  });

  test("prefers the backend's own port", () => {
    expect(readConfig({ PORT: "3000" }).port).toBe(3000);
    expect(readConfig({ PORT: "3000", BACKEND_PORT: "4100" }).port).toBe(4100);
    expect(readConfig({ PORT: " ", BACKEND_PORT: "" }).port).toBe(4000);
  });

  test("reads who is behind a proxy and where pictures are seen", () => {
    expect(readConfig({ TRUST_PROXY: "true" }).trustProxy).toBe(true);
    expect(readConfig({ TRUST_PROXY: "10.0.0.0/8" }).trustProxy).toBe("10.0.0.0/8");
    expect(readConfig({ PUBLIC_URL: "https://shop.example/" }).publicUrl).toBe("https://shop.example");
  });

  test("names everything that is wrong at once", () => {
    const wrong = {
      DATABASE_URL: "mysql://db",
      PORT: "http",
      PLAZA_MODE: "test",
      LOG_LEVEL: "loud",
      PUBLIC_URL: "shop.example",
    };
    expect(() => readConfig(wrong)).toThrow(ConfigError);
    for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name);
    expect(() => readConfig({ PORT: "70000" })).toThrow('PORT must be a port number, not "70000"');
    expect(() => readConfig({ PUBLIC_URL: "https://shop.example/path" })).toThrow("PUBLIC_URL");
  });
});
