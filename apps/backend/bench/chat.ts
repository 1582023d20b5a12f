import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { readFileSync } from "node:fs";
import { connect } from "../src/platform/store/database.ts";
import { openChatClient, type ChatClient } from "../src/test-support/chat-client.ts";
import { newAgent } from "../src/test-support/chat-stage.ts";
import { newCustomer } from "../src/test-support/new-customer.ts";
import { createPrivateDatabase } from "../src/test-support/private-database.ts";
import { spawnBackend } from "../src/test-support/spawn-backend.ts";
import { openTestAgent, type TestAgent } from "../src/test-support/test-agent.ts";

/** What a process has of the machine's memory. */
function residentKilobytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
}

/**
 * Idle sockets and messages a second, on one node and on two: how soon the other side has a message (95 of 100), and what a
 * socket takes of the node's memory. Takes the number of sockets and of messages a second. It ends by itself.
 */

const idleSockets = Number(process.argv[2] ?? 2000);
const messagesASecond = Number(process.argv[3] ?? 200);
const seconds = 10;
/** Each says less than what a customer may. */
const pairs = Math.max(1, Math.ceil(messagesASecond / 1.5));
/** Five of a customer at once. */
const socketsOfCustomer = 5;
const maxRun = 10 * 60_000;

const server = process.env["TEST_DATABASE_URL"] ?? "";
const redis = process.env["TEST_REDIS_URL"] ?? "";
if (server === "") throw new Error("TEST_DATABASE_URL names no server to make a database on");
setTimeout(() => {
  console.error("It took too long");
  process.exit(1);
}, maxRun).unref();

console.log(`${idleSockets} idle sockets, ${messagesASecond} messages a second for ${seconds} s`);
await run("one node", 1, {});
await run("two nodes over PostgreSQL", 2, {});
if (redis !== "") await run("two nodes over Redis", 2, { REDIS_URL: redis });
process.exit(0);

interface Pair {
  readonly customerId: number;
  readonly agent: TestAgent;
  readonly socket: ChatClient;
}

async function run(title: string, count: number, more: Readonly<Record<string, string>>): Promise<void> {
  const database = await createPrivateDatabase(server);
  const environment = {
    DATABASE_URL: database.url,
    PLAZA_MODE: "demo",
    DEMO_AUTOPILOT: "off",
    LOG_LEVEL: "warn",
    ...more,
  };
  const first = await spawnBackend({ ...environment, LOG_LEVEL: "info" });
  const second = count === 1 ? first : await spawnBackend({ ...environment, LOG_LEVEL: "info" });
  const nodes = [first, second].map((node) => ({ url: node.url ?? "", pid: node.process.pid ?? 0, node }));
  const connection = await connect({ url: database.url }, () => {});
  const { db } = connection;
  const open: { close(): Promise<void> }[] = [];
  try {
    const [one, other] = nodes;
    if (one === undefined || other === undefined) throw new Error("There are no nodes");
    const before = residentKilobytes(one.pid);
    const idle = await openIdle(db, one.url);
    open.push(...idle);
    const perSocket = (residentKilobytes(one.pid) - before) / idle.length;
    const desks: TestAgent[] = [];
    for (let index = 0; index < 20; index += 1) desks.push(await openTestAgent(other.url, await newAgent({ db })));
    open.push(...desks.map(({ socket }) => socket));
    const talking: Pair[] = [];
    for (let index = 0; index < pairs; index += 1) {
      const agent = desks[index % desks.length];
      const customer = await newCustomer(db);
      const socket = await openChatClient(one.url, { type: "user", token: customer.token, shopId: 0 });
      if (agent !== undefined) talking.push({ customerId: customer.id, agent, socket });
      open.push(socket);
    }
    const { p50, p95, lost } = await talk(talking);
    console.log(
      `  ${title.padEnd(28)} p50 ${p50.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms   ${perSocket.toFixed(1)} KB a socket${lost === 0 ? "" : `   ${lost} not delivered`}`,
    );
  } finally {
    await Promise.all(open.map((each) => each.close()));
    await Promise.all([...new Set(nodes.map(({ node }) => node))].map((node) => node.stop("SIGTERM")));
    await connection.close();
    await database.drop();
  }
}

async function openIdle(db: Parameters<typeof newCustomer>[0], url: string): Promise<readonly ChatClient[]> {
  const sockets: ChatClient[] = [];
  while (sockets.length < idleSockets) {
    const { token } = await newCustomer(db);
    const wanted = Math.min(socketsOfCustomer, idleSockets - sockets.length);
    const options = { type: "user", token, shopId: 0 } as const;
    sockets.push(...(await Promise.all(Array.from({ length: wanted }, () => openChatClient(url, options)))));
  }
  return sockets;
}

/** Customers write in turn, and agents hear it. */
async function talk(
  talking: readonly Pair[],
): Promise<{ readonly p50: number; readonly p95: number; readonly lost: number }> {
  const sentAt = new Map<string, number>();
  const samples: number[] = [];
  const heard = new Map(talking.map(({ agent }) => [agent, 0]));
  const look = (): void => {
    const now = performance.now();
    for (const agent of heard.keys()) {
      const records = agent.heard();
      for (const record of records.slice(heard.get(agent))) {
        const at = sentAt.get(String(record["msg"]));
        if (at !== undefined) samples.push(now - at);
      }
      heard.set(agent, records.length);
    }
  };
  const looking = setInterval(look, 1);
  const total = messagesASecond * seconds;
  const start = performance.now();
  for (let index = 0; index < total; index += 1) {
    const pair = talking[index % talking.length];
    const text = randomUUID();
    sentAt.set(text, performance.now());
    pair?.socket.send("chat", { to_id: pair.agent.id, to_type: "kefu", msg: text, msg_type: 1, client_id: text });
    const ahead = start + ((index + 1) * 1000) / messagesASecond - performance.now();
    if (ahead > 1) await pause(ahead);
  }
  for (let waited = 0; samples.length < total && waited < 10_000; waited += 50) await pause(50);
  clearInterval(looking);
  samples.sort((left, right) => left - right);
  const at = (share: number): number => samples[Math.floor(samples.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), lost: total - samples.length };
}
