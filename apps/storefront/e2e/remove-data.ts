import { rmSync } from "node:fs";

/** The shop that the journeys opened is not kept. */
export default function removeData(): void {
  const directory = process.env["PLAZA_E2E_DATA"];
  // The shop is stopped only after this, and may be writing an image.
  if (directory !== undefined) rmSync(directory, { recursive: true, force: true, maxRetries: 20 });
}
