import { type Decoder, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { id, text } from "../wire/scalars.ts";

/** A theme under which the platform gathers products. */
export interface ActivityArea {
  readonly id: number;
  readonly name: string;
  readonly synopsis: string;
  readonly image: string | null;
}

export const activityArea: Decoder<ActivityArea> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  synopsis: field("title", text),
  image: field("image", image),
}));
