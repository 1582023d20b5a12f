import { type FieldReader } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { optionalId, text } from "../wire/scalars.ts";

/** The shop that a request is for. */
export interface AfterSalesShop {
  /** Null where the platform does not say. */
  readonly id: number | null;
  readonly name: string;
  readonly logo: string | null;
  /** Run by the platform itself. */
  readonly selfOperated: boolean;
}

/** The platform's text for its own shops, in every language. */
const ownShop = "官方自营";

/** The calls of after-sales write the shop beside everything else. */
export function afterSalesShop(field: FieldReader): AfterSalesShop {
  return {
    id: field(["shop_id", "sid"], optionalId),
    name: field("shop_name", text),
    logo: field("shop_logo", image),
    selfOperated: field("shop_type", text) === ownShop,
  };
}
