import type { Decoder } from "./decode.ts";
import { text } from "./scalars.ts";
import { time } from "./time.ts";

const moment = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})/;

/** When an order was placed, from its number, which begins with it: epoch milliseconds. */
export const timeOfNumber: Decoder<number | null> = (value, context) => {
  const [, year, month, day, hour, minute, second] = moment.exec(text(value, context)) ?? [];
  return time(`${year}-${month}-${day} ${hour}:${minute}:${second}`, context);
};
