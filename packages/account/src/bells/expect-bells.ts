import {
  FlashBell,
  type LateSlot,
  lazyModule,
  loadMessages,
  NoticeBell,
  ProductBell,
  StockAlert,
  type StorefrontContext,
} from "@plaza/routing";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { bellMessages } from "./bell-messages.ts";

/** Apart, because a visit sees one kind of them at most, and a visitor mostly none. */
const header = lazyModule(() => import("./header-bell.tsx"));
const product = lazyModule(() => import("./product-page-bell.tsx"));
const stock = lazyModule(() => import("./stock-alert-button.tsx"));
const flash = lazyModule(() => import("./flash-sale-bell.tsx"));

/** In the place of a bell until that is here; what stands there stays meanwhile. */
function bellPlace(draw: () => Promise<void>): (props: object) => ReactNode {
  return function BellPlace(props) {
    useEffect(() => {
      // Without bells the page is still whole.
      draw().catch(() => undefined);
    }, []);
    return "children" in props ? (props.children as ReactNode) : null;
  };
}

/** Draws a customer's bell in the header of each page; the others come with the first place for one. */
export async function expectBells({ i18n, session }: Pick<StorefrontContext, "i18n" | "session">): Promise<void> {
  const messages = { staticData: { messages: [bellMessages] } };
  async function draw<Props extends object>(
    slot: LateSlot<Props>,
    bell: () => Promise<ComponentType<Props>>,
  ): Promise<void> {
    const [control] = await Promise.all([bell(), loadMessages(i18n, [messages])]);
    slot.fill(control);
  }
  ProductBell.fill(bellPlace(() => draw(ProductBell, async () => (await product.load()).ProductPageBell)));
  StockAlert.fill(bellPlace(() => draw(StockAlert, async () => (await stock.load()).StockAlertButton)));
  FlashBell.fill(bellPlace(() => draw(FlashBell, async () => (await flash.load()).FlashSaleBell)));
  if (session.isCustomer) await draw(NoticeBell, async () => (await header.load()).HeaderBell);
}
