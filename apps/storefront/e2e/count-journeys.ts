import { spawnSync } from "node:child_process";

/** Each journey costs seconds of every whole run of the tests. */
const most = 240;

const { stdout, stderr } = spawnSync("playwright", ["test", "--list", "--reporter=list"], { encoding: "utf8" });
const count = Number(/^Total: (\d+) tests?/m.exec(stdout)?.[1]);
if (Number.isNaN(count)) throw new Error(`The browser journeys cannot be counted. ${stdout}${stderr}`);
if (count > most) {
  console.error(
    `There are ${count} browser journeys, and ${most} are the most. Let the new one take the place of another, or become ` +
      "a step of one that opens the same page. What never presses or types is a request (apps/storefront/requests), " +
      "what one component does is a story.",
  );
  process.exit(1);
}
