import { randomInt } from "node:crypto";

/**
 * Ten digits that nobody else has. There are so many that two journeys of a run never meet by chance; and as all are as
 * long, none is the beginning of another.
 */
export const unusedDigits = (): string => String(randomInt(3_000_000_000, 10_000_000_000));

/** A mobile number that nobody has. */
export const newMobile = (): string => `1${unusedDigits()}`;
