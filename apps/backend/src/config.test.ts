import { isAbsolute } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig, readStoreLocation } from "./config.ts";

describe("configuration", () => {
  test("configuration names the desk by an origin or not at all", () => {
    expect(readConfig({ DESK_ORIGIN: "https://desk.example/" }).deskOrigin).toBe("https://desk.example");
    expect(() => readConfig({ DESK_ORIGIN: "desk" })).toThrow("DESK_ORIGIN must be an http(s) origin");
  });

  test("configuration needs nothing", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: "127.0.0.1",
      port: 4000,
      databaseUrl: null,
      mode: "demo",
      logLevel: "info",
      publicUrl: null,
      shopOrigin: null,
      deskOrigin: null,
      smsWebhook: null,
      smsOutbox: true,
      smtp: null,
      mailOutbox: true,
      trustProxy: "loopback",
    });
    expect(config.dataDir).toMatch(/[\\/]\.data$/);
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  const objections = [
    { DATABASE_URL: "postgres://user@db.example/plaza" },
    { NODE_ENV: "production" },
    { HOST: "0.0.0.0" },
    { HOST: "::" },
    { HOST: "shop.example" },
    { STOREFRONT_HOST: "192.0.2.1" },
    { PUBLIC_URL: "https://shop.example" },
    { PUBLIC_ORIGIN: "https://shop.example" },
  ];
  const here = {
    NODE_ENV: "development",
    HOST: "localhost",
    STOREFRONT_HOST: "::1",
    PUBLIC_URL: "http://127.0.0.1:3000",
  };
  // Every combination of them with what does not stand against a demo.
  const combinations = Array.from({ length: 2 ** objections.length }, (_, bits) =>
    Object.assign({ ...here }, ...objections.filter((_objection, index) => (bits >> index) % 2 === 1)),
  );

  test("configuration is a demo by itself only where nobody else can reach it and nobody means it seriously", () => {
    const [none = {}, ...some] = combinations;
    expect(readConfig(none).mode).toBe("demo");
    expect(readConfig({ ...none, HOST: "", NODE_ENV: " " }).mode).toBe("demo");
    for (const environment of some) {
      expect(() => readConfig(environment)).toThrow("say PLAZA_MODE=production, or PLAZA_MODE=demo");
      expect(() => readConfig({ ...environment, PLAZA_MODE: " " })).toThrow("say PLAZA_MODE=production");
    }
  });

  test.each(["demo", "production"])("configuration is %s wherever it is told so", (mode) => {
    for (const environment of combinations) expect(readConfig({ ...environment, PLAZA_MODE: mode }).mode).toBe(mode);
  });

  test("configuration keeps a demo to this machine unless somebody has asked for it", () => {
    const isForThisMachineAlone = (environment: Record<string, string>) =>
      readConfig(environment).isForThisMachineAlone;
    expect([{}, { PLAZA_MODE: " " }].map(isForThisMachineAlone)).toEqual([true, true]);
    expect([{ PLAZA_MODE: "demo" }, { PLAZA_MODE: "production" }].map(isForThisMachineAlone)).toEqual([false, false]);
  });

  test("configuration says what stands against a demo", () => {
    expect(() => readConfig({ NODE_ENV: "production", HOST: "0.0.0.0" })).toThrow(
      "play money), because NODE_ENV is production and HOST is 0.0.0.0",
    );
    expect(() => readConfig({ STOREFRONT_HOST: "0.0.0.0", DATABASE_URL: "postgres://db.example/plaza" })).toThrow(
      "because DATABASE_URL is set and the storefront's HOST is 0.0.0.0",
    );
  });

  test("configuration tells commands where the store is, however the platform is to run", () => {
    const environment = { DATABASE_URL: "postgres://user@db.example/plaza", DATA_DIR: "/srv/plaza", PORT: "http" };
    expect(readStoreLocation(environment)).toEqual({ databaseUrl: environment.DATABASE_URL, dataDir: "/srv/plaza" });
    expect(() => readStoreLocation({ DATABASE_URL: "mysql://db" })).toThrow("DATABASE_URL must begin with postgres://");
  });

  test("configuration says how long a statement may take", () => {
    expect([readConfig({}).statementMs, readConfig({ STATEMENT_SECONDS: "30" }).statementMs]).toEqual([8000, 30_000]);
    for (const wrong of ["0", "-1", "1.5", "soon", "99999"]) {
      expect(() => readConfig({ STATEMENT_SECONDS: wrong })).toThrow("STATEMENT_SECONDS must be a whole number");
    }
  });

  test("configuration says how many connections calls may hold", () => {
    const read = (text: string) => readConfig({ DATABASE_CONNECTIONS: text }).databaseConnections;
    expect([readConfig({}).databaseConnections, read("40")]).toEqual([10, 40]);
    for (const wrong of ["0", "-1", "1.5", "many", "1000"])
      expect(() => read(wrong)).toThrow("DATABASE_CONNECTIONS must be a whole number");
  });

  test("configuration says how often a network may search", () => {
    const read = (text: string) => readConfig({ SEARCHES_PER_MINUTE: text }).searchesPerMinute;
    expect([readConfig({}).searchesPerMinute, read("1000")]).toEqual([120, 1000]);
    for (const wrong of ["0", "-1", "1.5", "often", "9999999"]) {
      expect(() => read(wrong)).toThrow("SEARCHES_PER_MINUTE must be a whole number");
    }
  });

  test("configuration prefers the backend's own port", () => {
    expect(readConfig({ PORT: "3000" }).port).toBe(3000);
    expect(readConfig({ PORT: "3000", BACKEND_PORT: "4100" }).port).toBe(4100);
    expect(readConfig({ PORT: " ", BACKEND_PORT: "" }).port).toBe(4000);
  });

  test("configuration reads who is behind a proxy and where images are seen", () => {
    expect(readConfig({ TRUST_PROXY: "true" }).trustProxy).toBe(true);
    expect(readConfig({ TRUST_PROXY: "false" }).trustProxy).toBe(false);
    for (const known of ["10.0.0.0/8", "loopback, 192.0.2.1", "2001:db8::/32,uniquelocal"]) {
      expect(readConfig({ TRUST_PROXY: known }).trustProxy).toBe(known);
    }
    for (const unknown of ["1", "yes", "10.0.0.300", "10.0.0.0/33", "0.0.0.0/0", "10.0.0.0/8/8", "loopback,"]) {
      expect(() => readConfig({ TRUST_PROXY: unknown })).toThrow("TRUST_PROXY must be true, false, or addresses");
    }
    expect(readConfig({ PLAZA_MODE: "production", PUBLIC_URL: "https://shop.example/" }).publicUrl).toBe(
      "https://shop.example",
    );
  });

  test("configuration plays only in the demo", () => {
    const played = ({ paymentSandbox, autopilot }: ReturnType<typeof readConfig>) => [paymentSandbox, autopilot];
    expect(played(readConfig({}))).toEqual([true, true]);
    expect(played(readConfig({ PAYMENT_SANDBOX: "off", DEMO_AUTOPILOT: "off" }))).toEqual([false, false]);
    const production = { PLAZA_MODE: "production" };
    expect(played(readConfig(production))).toEqual([false, false]);
    expect(played(readConfig({ ...production, PAYMENT_SANDBOX: "off", DEMO_AUTOPILOT: "off" }))).toEqual([
      false,
      false,
    ]);
    for (const name of ["PAYMENT_SANDBOX", "USDT_STAND_IN", "DEMO_AUTOPILOT"]) {
      expect(() => readConfig({ ...production, [name]: "on" })).toThrow(`${name} is only for the demo`);
      expect(() => readConfig({ [name]: "yes" })).toThrow(`${name} must be on or off, not "yes"`);
    }
  });

  test("configuration sends text messages to a gateway, or in the demo to nobody", () => {
    const webhook = { SMS_WEBHOOK_URL: "https://sms.example/send", SMS_WEBHOOK_TOKEN: "s3cret" };
    expect(readConfig(webhook).smsWebhook).toEqual({ url: "https://sms.example/send", token: "s3cret" });
    const production = { PLAZA_MODE: "production" };
    expect(readConfig(production)).toMatchObject({ smsWebhook: null, smsOutbox: false });
    expect(() => readConfig({ ...production, SMS_OUTBOX: "on" })).toThrow("SMS_OUTBOX is only for the demo");
    expect(() => readConfig({ SMS_WEBHOOK_URL: webhook.SMS_WEBHOOK_URL })).toThrow("belong together");
    expect(() => readConfig({ SMS_WEBHOOK_TOKEN: "s3cret" })).toThrow("belong together");
    expect(() => readConfig({ ...webhook, SMS_WEBHOOK_URL: "http://sms.example" })).toThrow("https://");
  });

  test("configuration sends mails by a server, or in the demo to nobody", () => {
    const mail = { SMTP_URL: "smtps://shop:p%40ss@mail.example", MAIL_FROM: "Corner <shop@corner.example>" };
    const server = { host: "mail.example", port: 465, isEncrypted: true, from: mail.MAIL_FROM };
    expect(readConfig(mail).smtp).toEqual({ ...server, credentials: { user: "shop", pass: "p@ss" } });
    const relay = { SMTP_URL: "smtp://[::1]:2525", MAIL_FROM: "shop@corner.example" };
    expect(readConfig(relay).smtp).toEqual({
      host: "::1",
      port: 2525,
      isEncrypted: false,
      credentials: null,
      from: relay.MAIL_FROM,
    });
    const production = { PLAZA_MODE: "production" };
    expect(readConfig(production)).toMatchObject({ smtp: null, mailOutbox: false });
    expect(() => readConfig({ ...production, MAIL_OUTBOX: "on" })).toThrow("MAIL_OUTBOX is only for the demo");
    expect(() => readConfig({ SMTP_URL: mail.SMTP_URL })).toThrow("belong together");
    expect(() => readConfig({ ...mail, MAIL_FROM: "Corner" })).toThrow("MAIL_FROM must be like");
  });

  test.each(["mail.example", "https://mail.example", "smtp://", "smtps://s3cret@mail.example", "smtp://mail/s3cret"])(
    "configuration finds no mail server at %s, and shows no password",
    (url) => {
      const read = () => readConfig({ SMTP_URL: url, MAIL_FROM: "shop@corner.example" });
      expect(read).toThrow("SMTP_URL must be an address like");
      expect(read).not.toThrow("s3cret");
    },
  );

  test("configuration finds Redis and a bucket at their addresses, and shows no password where one is wrong", () => {
    expect(readConfig({})).toMatchObject({ redis: null, bucket: null });
    const redis = "rediss://plaza:pass@redis.example:6380/2";
    expect(readConfig({ REDIS_URL: redis }).redis).toEqual({ url: redis, prefix: "plaza:" });
    expect(readConfig({ UPLOADS_URL: "https://key:s%2Fcret@s3.example:9000/plaza-uploads?region=eu" }).bucket).toEqual({
      endpoint: "https://s3.example:9000",
      bucket: "plaza-uploads",
      region: "eu",
      accessKeyId: "key",
      secretAccessKey: "s/cret",
    });
    expect(readConfig({ UPLOADS_URL: "http://key:secret@127.0.0.1:9000/plaza" }).bucket?.region).toBe("us-east-1");
    for (const wrong of ["127.0.0.1:6379", "http://hidden@redis.example", "redis://hidden@redis.example/plaza"]) {
      const read = () => readConfig({ REDIS_URL: wrong });
      expect(read).toThrow("REDIS_URL must be an address like redis://127.0.0.1:6379");
      expect(read).not.toThrow("hidden");
    }
    for (const wrong of [
      "uploads",
      "s3://key:hidden@s3.example/plaza",
      "https://s3.example/plaza",
      "https://key:hidden@s3.example",
      "https://key:hidden@s3.example/plaza/images",
      "https://key:hidden%@s3.example/plaza",
    ]) {
      const read = () => readConfig({ UPLOADS_URL: wrong });
      expect(read).toThrow("UPLOADS_URL must be an address like https://key:secret@s3.example/bucket");
      expect(read).not.toThrow("hidden");
    }
  });

  test("configuration has a token for those that keep answers only where it is one that nobody guesses", () => {
    expect(readConfig({}).invalidationToken).toBeNull();
    const token = "0123456789abcdef";
    expect(readConfig({ INVALIDATION_TOKEN: token }).invalidationToken).toBe(token);
    for (const wrong of ["short", "with blanks in between", "x".repeat(201), "ein längeres Geheimnis"])
      expect(() => readConfig({ INVALIDATION_TOKEN: wrong })).toThrow("INVALIDATION_TOKEN must have 16 to 200");
  });

  test("configuration names everything that is wrong at once", () => {
    const wrong = {
      DATABASE_URL: "mysql://db",
      PORT: "http",
      PLAZA_MODE: "test",
      LOG_LEVEL: "loud",
      PUBLIC_URL: "shop.example",
    };
    expect(() => readConfig(wrong)).toThrow(ConfigError);
    for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name);
    expect(() => readConfig({ PORT: "70000" })).toThrow('PORT must be a whole number from 0 to 65535, not "70000"');
    expect(() => readConfig({ PUBLIC_URL: "https://shop.example/path" })).toThrow("PUBLIC_URL");
  });
});
