import { FlashBell, loadMessages, NoticeBell, ProductBell, type StorefrontContext } from "@plaza/routing";
import { bellMessages } from "./bell-messages.ts";
import { FlashSaleBell } from "./flash-sale-bell.tsx";
import { HeaderBell } from "./header-bell.tsx";
import { ProductPageBell } from "./product-page-bell.tsx";

/** Draws bells in all their places. */
export async function fillBells({ i18n }: Pick<StorefrontContext, "i18n">): Promise<void> {
  await loadMessages(i18n, [{ staticData: { messages: [bellMessages] } }]);
  NoticeBell.fill(HeaderBell);
  ProductBell.fill(ProductPageBell);
  FlashBell.fill(FlashSaleBell);
}
