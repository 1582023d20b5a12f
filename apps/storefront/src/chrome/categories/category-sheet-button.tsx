import { useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { Menu } from "lucide";
import type { ReactElement } from "react";
import { useCategorySheet } from "./use-category-sheet.tsx";

/** "All categories" where there is only room for an icon. */
export function CategorySheetButton({ className }: { readonly className: string }): ReactElement {
  const { t } = useLingui();
  const sheet = useCategorySheet();
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t`All categories`}
        aria-haspopup="dialog"
        onClick={sheet.open}
      >
        <Icon of={Menu} size={20} />
      </button>
      {sheet.element}
    </>
  );
}
