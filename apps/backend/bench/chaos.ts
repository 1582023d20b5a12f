import { spawnSync } from "node:child_process";

/** The test of refunds over crashes, with more of them than every run of all tests has the time for. */

const [crashes = "60"] = process.argv.slice(2);
const { status } = spawnSync("vitest", ["run", "src/service/after-sales/killed-refunds.test.ts"], {
  stdio: "inherit",
  env: { ...process.env, PLAZA_CRASHES: crashes },
});
process.exitCode = status ?? 1;
