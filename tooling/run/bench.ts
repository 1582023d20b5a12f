import { spawnSync } from "node:child_process";
import { repository } from "./processes.ts";

interface Bench {
  readonly shows: string;
  /** Folder of its package. */
  readonly workspace: string;
  readonly file: string;
  readonly needsBuild: boolean;
}

const storefront = "apps/storefront";
const benches: Readonly<Record<string, Bench>> = {
  "bundle-size": {
    shows: "what the first load of a page weighs, against the budgets",
    workspace: storefront,
    file: "bench/bundle-size.ts",
    needsBuild: true,
  },
  "first-visit": {
    shows: "all scripts that a first visit of home, list and product loads by itself, each with its size",
    workspace: storefront,
    file: "bench/first-visit.ts",
    needsBuild: true,
  },
  server: {
    shows: "pages a second from one core, and what the platform behind it costs",
    workspace: storefront,
    file: "bench/server.ts",
    needsBuild: true,
  },
  memory: {
    shows: "memory of the storefront over 10,000 requests",
    workspace: storefront,
    file: "bench/memory.ts",
    needsBuild: true,
  },
  lighthouse: {
    shows:
      "Lighthouse on home, list and product, how soon they answer on a slow processor and over slow 3G; takes --runs",
    workspace: storefront,
    file: "bench/lighthouse.ts",
    needsBuild: true,
  },
  search: {
    shows: "lists and searches of the platform on growing stores; takes their sizes",
    workspace: "apps/backend",
    file: "bench/search.ts",
    needsBuild: false,
  },
  relevance: {
    shows:
      "how well searches of the demo are answered, judged by hand, beside two plain engines; takes sets, --mutated, --each",
    workspace: "apps/backend",
    file: "bench/relevance.ts",
    needsBuild: false,
  },
  suggest: {
    shows: "suggestions while somebody types, on a store of 10,000 products; takes its size",
    workspace: "apps/backend",
    file: "bench/suggest.ts",
    needsBuild: false,
  },
  desk: {
    shows: "lists of operators on a full catalogue, by TEST_DATABASE_URL; takes how many products, else 100,000",
    workspace: "apps/backend",
    file: "bench/desk.ts",
    needsBuild: false,
  },
  folders: {
    shows: "folders of a source tree that import each other in a circle; takes the tree, else the backend's",
    workspace: "tooling",
    file: "run/folder-circles.ts",
    needsBuild: false,
  },
  chaos: {
    shows: "that no money is lost by a backend that is killed in the middle of refunds; takes how often, else 60 times",
    workspace: "apps/backend",
    file: "bench/chaos.ts",
    needsBuild: false,
  },
  chat: {
    shows: "2,000 idle sockets and 200 messages a second, on one node and on two over PostgreSQL and Redis",
    workspace: "apps/backend",
    file: "bench/chat.ts",
    needsBuild: false,
  },
  images: {
    shows:
      "time and memory that images take to be decoded, hostile ones included, and what becomes of them by our limits",
    workspace: "packages/image-decoder",
    file: "bench/images.ts",
    needsBuild: false,
  },
  import: {
    shows: "how many products a second are imported into a shop; takes their number",
    workspace: "apps/backend",
    file: "bench/import.ts",
    needsBuild: false,
  },
  mutations: {
    shows:
      "how many small faults in what matters most the tests find; takes --count, --seed, --area, --file, --results",
    workspace: "tooling",
    file: "mutations/mutation-run.ts",
    needsBuild: false,
  },
  checkout: {
    shows: "a rush for more than there is, and how many orders a second the platform takes",
    workspace: "apps/backend",
    file: "bench/checkout.ts",
    needsBuild: false,
  },
};

/** What benches were once called, and are called now. */
const renamed: Readonly<Record<string, string>> = {
  bytes: "bundle-size",
  visit: "first-visit",
  lab: "lighthouse",
  crashes: "chaos",
};

function run(directory: string, command: string, ...args: readonly string[]): number {
  const { status, error } = spawnSync(command, args, {
    cwd: directory,
    stdio: "inherit",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
  });
  if (error !== undefined) console.error(error.message);
  return status ?? 1;
}

/** `npm run bench <what> [-- arguments of the bench]` */
function main([what = "", ...args]: readonly string[]): number {
  const bench = Object.hasOwn(benches, what) ? benches[what] : undefined;
  if (bench === undefined) {
    const now = Object.hasOwn(renamed, what) ? renamed[what] : undefined;
    if (now !== undefined) console.error(`The bench "${what}" is called "${now}" now: npm run bench ${now}`);
    else if (what !== "") console.error(`There is no bench "${what}".`);
    console.log("npm run bench <what>\n");
    for (const [name, { shows }] of Object.entries(benches)) console.log(`  ${name.padEnd(13)}${shows}`);
    return 1;
  }
  if (bench.needsBuild) {
    const packages = ["--filter=@plaza/backend", "--filter=@plaza/storefront"];
    const built = run(repository, "turbo", "run", "build", ...packages, "--output-logs=errors-only");
    if (built !== 0) return built;
  }
  return run(`${repository}${bench.workspace}`, "node", "--conditions=@plaza/source", bench.file, ...args);
}

process.exitCode = main(process.argv.slice(2));
