import { rmSync } from "node:fs";

/** The shop that the journeys opened is not kept. */
export default function removeData(): void {
  const directory = process.env["PLAZA_E2E_DATA"];
  if (directory !== undefined) rmSync(directory, { recursive: true, force: true });
}
