import { CompareSwitch, CompareTick, CompareTray, loadMessages, type StorefrontContext } from "@plaza/routing";
import { comparingMessages } from "./comparing-messages.ts";
import { ModeSwitch } from "./mode-switch.tsx";
import { Tick } from "./tick.tsx";
import { TrayPlace } from "./tray-place.tsx";

/** Draws ticks, switch and tray in all their places. */
export async function fillComparing({ i18n }: Pick<StorefrontContext, "i18n">): Promise<void> {
  await loadMessages(i18n, [{ staticData: { messages: [comparingMessages] } }]);
  CompareTick.mount(Tick);
  CompareSwitch.mount(ModeSwitch);
  CompareTray.mount(TrayPlace);
}
