import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createPrivateDatabase } from "@plaza/backend/private-database";

// The built shop until it is told to stop. Its platform keeps its data in a PostgreSQL of its own where one is configured: in
// the same process as the embedded store, which the shops that a journey kills stay with, every call would wait for queries.

const databaseServer = process.env["TEST_DATABASE_URL"] ?? "";
const database = databaseServer === "" ? null : await createPrivateDatabase(databaseServer);
const shop = spawn("node", ["tooling/run/start.ts"], {
  cwd: fileURLToPath(new URL("../../../", import.meta.url)),
  env: { ...process.env, DATABASE_URL: database?.url ?? "" },
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => shop.kill(signal));
await once(shop, "exit");
await database?.drop();
process.exitCode = shop.exitCode ?? 1;
