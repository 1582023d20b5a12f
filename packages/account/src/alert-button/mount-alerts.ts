import {
  FlashSaleAlert,
  type ClientSlot,
  lazyModule,
  loadMessages,
  NoticesLink,
  ProductAlert,
  StockAlert,
  type StorefrontContext,
} from "@plaza/routing";
import { type ComponentType, type ReactNode, useEffect } from "react";
import type { Catalog } from "@plaza/i18n";

/** A catalog of its own, because the buttons come late to pages that show no screen of this package. */
export const alertButtonMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};

/** Apart, because a visit sees one kind of them at most, and a visitor mostly none. */
const notices = lazyModule(() => import("./notices-link.tsx"));
const product = lazyModule(() => import("./product-alert-button.tsx"));
const account = lazyModule(() => import("./account-alert-buttons.tsx"));

/** Stands in a slot until its control is loaded, and shows the slot's children meanwhile. */
function loadOnMount(load: () => Promise<void>): (props: object) => ReactNode {
  return function LoadingControl(props) {
    useEffect(() => {
      // Without these buttons the page is still whole.
      load().catch(() => undefined);
    }, []);
    return "children" in props ? (props.children as ReactNode) : null;
  };
}

/** Draws a customer's link to the notices in the header of each page; the buttons come with the first slot for one. */
export async function mountAlerts({ i18n, session }: Pick<StorefrontContext, "i18n" | "session">): Promise<void> {
  const messages = { staticData: { messages: [alertButtonMessages] } };
  async function mount<Props extends object>(
    slot: ClientSlot<Props>,
    load: () => Promise<ComponentType<Props>>,
  ): Promise<void> {
    const [control] = await Promise.all([load(), loadMessages(i18n, [messages])]);
    slot.mount(control);
  }
  ProductAlert.mount(loadOnMount(() => mount(ProductAlert, async () => (await product.load()).ProductAlertButton)));
  StockAlert.mount(loadOnMount(() => mount(StockAlert, async () => (await account.load()).StockAlertButton)));
  FlashSaleAlert.mount(
    loadOnMount(() => mount(FlashSaleAlert, async () => (await account.load()).FlashSaleAlertButton)),
  );
  if (session.isCustomer) await mount(NoticesLink, async () => (await notices.load()).UnreadNoticesLink);
}
