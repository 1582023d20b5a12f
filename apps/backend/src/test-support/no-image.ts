import { expect } from "vitest";

/** What answers have where there is no image. */
export const noImage: unknown = expect.stringMatching(/^https?:\/\/[^/]+\/static\/no-image\.png$/);
