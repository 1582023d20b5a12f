import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { outbox } from "../store/schema/codes.ts";
import { DomainError } from "../http/domain-error.ts";
import { readStoreLocation } from "../../config.ts";
import { openStore } from "../store/open-store.ts";
import { layFilledStore } from "../../test-support/filled-store.ts";
import { createPrivateDatabase } from "../../test-support/private-database.ts";
import { compiledCode, type SpawnedBackend, spawnBackend } from "../../test-support/spawn-backend.ts";
import { type Command, CommandError, UsageError } from "../domain/command.ts";
import { platform } from "../../domains.ts";
import { runCommand } from "./run-command.ts";

const main = fileURLToPath(new URL("../../cli.ts", import.meta.url));
const server = process.env["TEST_DATABASE_URL"] ?? "";

interface Result {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

function cli(environment: Readonly<Record<string, string>>, ...line: readonly string[]): Promise<Result> {
  return new Promise((resolve) => {
    const env = { PATH: process.env["PATH"], NODE_COMPILE_CACHE: compiledCode, ...environment };
    const child = execFile(process.execPath, [main, ...line], { env }, (_, out, errors) => {
      resolve({ code: child.exitCode ?? -1, out, errors });
    });
  });
}

describe("command line", () => {
  const failing = (error: Error): Command => ({
    name: "fail",
    usage: "<why>",
    help: "Fails",
    run: async () => {
      throw error;
    },
  });
  const run = async (known: readonly Command[], ...line: readonly string[]) => {
    const out: string[] = [];
    const errors: string[] = [];
    const faults: unknown[] = [];
    const store = await opened;
    const code = await runCommand({ ...platform, commands: known }, line, {
      db: store.connection.db,
      now: () => new Date(),
      print: (text) => out.push(text),
      complain: (text) => errors.push(text),
      signal: new AbortController().signal,
      directory: process.cwd(),
      uploads: () => Promise.reject(new Error("There is nothing to keep anything in")),
      isDemo: false,
      deskOrigin: null,
      isPlatformRunning: false,
      onFault: (error) => faults.push(error),
    });
    return { code, out, errors, faults };
  };

  let directory = "";
  let opened: ReturnType<typeof openStore>;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "plaza-cli-"));
    await layFilledStore("demo", join(directory, "pglite"));
    opened = openStore(readStoreLocation({ DATA_DIR: directory }));
    await opened;
  });
  afterAll(async () => {
    await (await opened).close();
    await rm(directory, { recursive: true, force: true });
  });

  test("a command line may ask for help", async () => {
    expect((await run(platform.commands, "--help")).out.join("\n")).toMatch(
      /^Usage: .+<command>\n[^]+outbox \[--json\]/,
    );
    expect(await run(platform.commands, "outbox", "--help")).toMatchObject({ code: 0, errors: [] });
  });

  test.each([[[]], [["nope"]], [["outbox", "--nope"]], [["outbox", "more"]]])(
    "a command line may be wrong: %j",
    async (line) => {
      const { code, out, errors, faults } = await run(platform.commands, ...line);
      expect([code, out, errors.length, faults]).toEqual([2, [], 1, []]);
    },
  );

  test.each([
    [new UsageError("Name an order"), 2, "Name an order"],
    [new CommandError("It has been sent"), 1, "It has been sent"],
    [new DomainError("shopGone"), 1, "This shop does not exist"],
  ])("a command line may ask for what cannot be: %s", async (error, code, reason) => {
    expect(await run([failing(error)], "fail")).toEqual({ code, out: [], errors: [reason], faults: [] });
  });

  test("a command line that meets a fault says so, and the platform is told", async () => {
    const fault = new Error("no such table");
    const { code, errors, faults } = await run([failing(fault)], "fail");
    expect([code, errors, faults]).toEqual([1, ["It failed: no such table"], [fault]]);
  });
});

describe("operator's command", () => {
  let directory = "";
  const started: SpawnedBackend[] = [];
  const start = async (environment: Readonly<Record<string, string>>) => {
    const backend = await spawnBackend(environment);
    started.push(backend);
    return backend;
  };
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "plaza-cli-"));
    await layFilledStore("demo", join(directory, "pglite"));
    const store = await openStore(readStoreLocation({ DATA_DIR: directory }));
    const sent = (second: number) => new Date(Date.UTC(2026, 10, 20, 4, 0, second));
    await store.connection.db.insert(outbox).values([
      { destination: "13912345678", scene: "ZCYZ", code: "0420", sentAt: sent(1) },
      { destination: "13912345678", scene: "YZMDL", code: "1234", sentAt: sent(2) },
    ]);
    await store.close();
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((backend) => backend.stop("SIGKILL")));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  const asJson =
    '{"mobile":"13912345678","scene":"ZCYZ","code":"0420","at":"2026-11-20T04:00:01.000Z"}\n' +
    '{"mobile":"13912345678","scene":"YZMDL","code":"1234","at":"2026-11-20T04:00:02.000Z"}\n';
  const done = { code: 0, out: asJson, errors: "" };

  test("the operator's command asks the running platform, over a socket that is nobody else's", async () => {
    const backend = await start({ DATA_DIR: directory });
    expect((await stat(join(directory, "backend.sock"))).mode & 0o777).toBe(0o600);
    expect(await cli({ DATA_DIR: directory }, "outbox", "--json")).toEqual(done);
    const people = await cli({ DATA_DIR: directory }, "outbox");
    expect(people.out.split("\n").map((line) => line.split(/ +/).slice(1))).toEqual([
      ["to", "scene", "code"],
      ["13912345678", "ZCYZ", "0420"],
      ["13912345678", "YZMDL", "1234"],
      [],
    ]);
    expect(await cli({ DATA_DIR: directory }, "outbox", "--nope")).toMatchObject({ code: 2, out: "" });
    expect(await cli({ DATA_DIR: directory }, "leave-demo")).toEqual({
      code: 1,
      out: "",
      errors: "plaza backend: Stop the platform first, all of its nodes: leave-demo must be alone with the store\n",
    });

    const following = spawn(process.execPath, [main, "outbox", "--json", "--follow"], {
      env: { PATH: process.env["PATH"], DATA_DIR: directory },
    });
    const ended = once(following, "exit");
    let out = "";
    following.stdout.on("data", (chunk) => (out += String(chunk)));
    await once(following.stdout, "data");
    expect(await backend.stop("SIGTERM")).toBe(0);
    expect([await ended, out]).toEqual([[1, null], asJson]);
    expect(await readdir(directory)).not.toContain("backend.sock");
  });

  test("the operator's command opens the store itself when none runs, also after a crash", async () => {
    const backend = await start({ DATA_DIR: directory });
    await backend.stop("SIGKILL");
    expect(await readdir(directory)).toContain("backend.sock");
    expect(await cli({ DATA_DIR: directory }, "outbox", "--json")).toEqual(done);
    await start({ DATA_DIR: directory });
    expect(await cli({ DATA_DIR: directory }, "outbox", "--json")).toEqual(done);
  });

  test("the operator's command does not repeat what it was told when it fails", async () => {
    const full = { DATA_DIR: join(directory, "full") };
    await layFilledStore("demo", join(full.DATA_DIR, "pglite"));
    const store = await openStore(readStoreLocation(full));
    await store.connection.pool.query("alter table settings add constraint full_up check (false) not valid");
    await store.close();
    const { code, errors } = await cli(full, "settings", "name", "Hush");
    expect(code).toBe(1);
    expect(errors).toContain("full_up");
    expect(errors).not.toContain("Hush");
  });

  test("the operator's command says what is wrong without touching a store", async () => {
    const nowhere = { DATA_DIR: join(directory, "nowhere") };
    expect(await cli(nowhere, "--help")).toMatchObject({ code: 0, errors: "" });
    expect(await cli(nowhere, "nope")).toEqual({
      code: 2,
      out: "",
      errors: expect.stringMatching(/^plaza backend: There is no command "nope"\. Known: outbox.*\n$/),
    });
    expect(await readdir(directory)).not.toContain("nowhere");
    expect(await cli({ ...nowhere, DATABASE_URL: "mysql://db" }, "outbox")).toMatchObject({ code: 1, out: "" });
  });

  test.skipIf(server === "")("the operator's command is not what the platform depends on", async () => {
    const noDirectory = join(directory, "a file");
    await writeFile(noDirectory, "");
    const database = await createPrivateDatabase(server);
    try {
      const backend = await start({ DATA_DIR: noDirectory, DATABASE_URL: database.url, PLAZA_MODE: "production" });
      expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
      expect(await backend.stop("SIGTERM")).toBe(0);
    } finally {
      await database.drop();
    }
  });

  test.skipIf(server === "")(
    "the operator's command reaches the first of several nodes in one directory, then the server itself",
    async () => {
      const database = await createPrivateDatabase(server, inject("demoTemplate") ?? undefined);
      const environment = { DATABASE_URL: database.url, DATA_DIR: join(directory, "nodes"), PLAZA_MODE: "demo" };
      try {
        const [first, second] = [await start(environment), await start(environment)];
        expect([first.url, second.url]).not.toContain(null);
        expect(await cli(environment, "outbox", "--json")).toEqual({ code: 0, out: "", errors: "" });
        expect(await second.stop("SIGTERM")).toBe(0);
        expect(await readdir(environment.DATA_DIR)).toContain("backend.sock");
        expect(await first.stop("SIGTERM")).toBe(0);
        expect(await cli(environment, "outbox")).toEqual({ code: 0, out: "", errors: "" });
      } finally {
        await database.drop();
      }
    },
  );
});
