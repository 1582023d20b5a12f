import { fileCircles } from "./file-circles.ts";
import { repository } from "./processes.ts";

/** Fails where more files import each other than `file-circles.ts` allows. */
const circles = fileCircles(repository, ["{apps,packages,tooling}/**/*.{ts,tsx}"]);
for (const circle of circles) console.error([`${circle.length} files import each other:`, ...circle].join("\n  "));
console.log(`${circles.length} circles`);
process.exitCode = circles.length === 0 ? 0 : 1;
