import { type Decoder, record } from "./decode.ts";
import { id, text } from "./scalars.ts";

/** Something to choose by its name. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

export const named: Decoder<Named> = record((field) => ({ id: field("id", id), name: field("name", text) }));
