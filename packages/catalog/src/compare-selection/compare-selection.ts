import type { Catalog } from "@plaza/i18n";
import { CompareSwitch, CompareTick, CompareTray, loadMessages, type StorefrontContext } from "@plaza/routing";
import { ModeSwitch, Tick } from "./tick.tsx";
import { TraySlot } from "./tray-slot.tsx";

/** A catalog of its own, because ticks are mounted on pages of other catalogs. */
export const compareSelectionMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};

/**
 * Mounts the ticks to choose products to compare by, their switch and the tray of what is ticked: for a shell to import and
 * call once the page is hydrated.
 */
export async function mountCompareSelection({ i18n }: Pick<StorefrontContext, "i18n">): Promise<void> {
  await loadMessages(i18n, [{ staticData: { messages: [compareSelectionMessages] } }]);
  CompareTick.mount(Tick);
  CompareSwitch.mount(ModeSwitch);
  CompareTray.mount(TraySlot);
}
