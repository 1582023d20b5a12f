import { type Decoder, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { flag, id, text } from "../wire/scalars.ts";
import { type HomeThingKind, homeThingKinds } from "./home-document.ts";

/** Something that documents name, with what it is called. */
export interface HomeThing {
  readonly kind: HomeThingKind;
  readonly id: number;
  readonly name: string;
  /** Shoppers see it now. */
  readonly isThere: boolean;
}

export const homeThing: Decoder<HomeThing> = record((field) => ({
  kind: field("kind", wordOf<HomeThingKind>(...homeThingKinds)),
  id: field("id", id),
  name: field("name", text),
  isThere: field("is_there", flag),
}));
