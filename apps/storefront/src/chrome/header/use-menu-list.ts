import { lazyModule, useLazyModule } from "@plaza/routing";
import type { MenuProps } from "@plaza/ui-kit/menu";

const code = lazyModule(() => import("@plaza/ui-kit/menu-list"));

/** The list of a pressed menu, to be spread on it: fetched once the menu is pointed at or has the focus. */
export function useMenuList(): Pick<MenuProps, "list" | "onApproach"> {
  const { module, prefetch } = useLazyModule(code);
  return { list: module?.MenuList, onApproach: prefetch };
}
