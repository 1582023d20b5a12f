import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Uploads } from "../../../platform/ports/uploads/uploads.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import { openShop } from "../../../test-support/stage.ts";
import { FetchBudget } from "./fetch-budget.ts";
import { findPictures } from "./shop-pictures.ts";

let server: Server;
let port = 0;
/** The names of the hosts that were asked, all of them this machine. */
const asked: string[] = [];
/** Milliseconds of the runs, in which time passes with the answers of the slow host alone. */
let time = 0;
const now = () => time;
const slowMs = 15;

beforeAll(async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    const [host = ""] = (request.headers.host ?? "").split(":");
    asked.push(host);
    if (host === "dead.example") return;
    if (request.url === "/none") response.writeHead(404).end();
    else if (request.url === "/broken") response.destroy();
    else {
      if (host === "slow.example") time += slowMs;
      response.end(picture);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());
beforeEach(() => void asked.splice(0));

onEachStore("hosts of pictures that keep a run waiting", (backend) => {
  const store: Uploads = {
    write: async () => {},
    writeFrom: async () => {},
    find: async () => null,
    delete: async () => {},
    close: () => {},
  };

  /** A run of a new shop. @returns what it finds, and why not */
  async function newRun(budget: FetchBudget, { isRehearsal = false, timeoutMs = 120_000 } = {}) {
    const sources = {
      db: backend.db,
      shopId: await openShop(backend.db),
      uploads: isRehearsal ? null : async () => store,
      files: { folder: "/nowhere" },
      fetching: {
        takesPlain: true,
        signal: new AbortController().signal,
        resolve: async () => [{ address: "127.0.0.1", family: 4 }],
        isAllowed: () => true,
        timeoutMs,
      },
      budget,
    };
    return async (host: string, paths: readonly string[]) => {
      const found = await findPictures(
        sources,
        paths.map((path) => `http://${host}:${port}${path}`),
      );
      return [...found.values()].map((picture) => ("sentence" in picture ? picture.sentence.key : "found"));
    };
  }
  const paths = (total: number, start = "/") => Array.from({ length: total }, (_, index) => `${start}${index}`);
  const howMany = (list: readonly string[], text: string) => list.filter((each) => each === text).length;

  test("a host that never answers is not asked any more, and the others are", async () => {
    const budget = new FetchBudget(null, now);
    const find = await newRun(budget, { timeoutMs: 100 });
    const dead = await find("dead.example", paths(40));
    // Those that were under way together each have their time.
    expect(howMany(asked, "dead.example")).toBeLessThanOrEqual(6);
    expect(dead.slice(6)).toEqual(Array.from({ length: 34 }, () => "hostSilent"));
    expect(await find("dead.example", ["/another"])).toEqual(["hostSilent"]);
    const findPatiently = await newRun(budget);
    expect(await findPatiently("quick.example", ["/a"])).toEqual(["found"]);
  });

  test("a host that answers in between is still asked, whatever it answers", async () => {
    const find = await newRun(new FetchBudget(null, now));
    const answers: string[] = [];
    for (const path of ["/broken", "/broken", "/none", "/broken", "/broken", "/a", "/broken", "/broken"])
      answers.push(...(await find("quick.example", [path])));
    expect(answers).not.toContain("hostSilent");
    expect(howMany(asked, "quick.example")).toBe(8);
  });

  test("a dry run has so much time for all of its pictures, says once that it is over, and complains of no other", async () => {
    const find = await newRun(new FetchBudget({ ms: 100, isRehearsal: true }, now), { isRehearsal: true });
    const first = await find("slow.example", paths(40));
    const asks = howMany(asked, "slow.example");
    expect([howMany(first, "picturesLater"), howMany(first, "found")]).toEqual([1, 39]);
    expect(asks).toBeLessThan(20);
    expect(await find("slow.example", ["/more", "/and more"])).toEqual(["found", "found"]);
    expect(howMany(asked, "slow.example")).toBe(asks);
  });

  test("an import has so much time for the pictures of a batch, and the next time fetches what is missing", async () => {
    const find = await newRun(new FetchBudget({ ms: 100, isRehearsal: false }, now));
    const first = await find("slow.example", paths(40));
    expect(howMany(first, "found")).toBeGreaterThan(0);
    expect(howMany(first, "picturesTooSlow")).toBeGreaterThan(20);
    // The time of a batch is its own, and what is known takes none of it.
    expect(await find("slow.example", ["/another", "/0"])).toEqual(["found", "found"]);
    const second = await find("slow.example", paths(40));
    expect(howMany(second, "found")).toBeGreaterThan(howMany(first, "found"));
  });
});
