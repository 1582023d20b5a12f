import { Trans } from "@lingui/react/macro";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import type { ReactElement } from "react";
import { setCompareMode, useCompareMode } from "./compare-mode.ts";
import { mode } from "./mode-switch.css.ts";

/** In the bar above a list: shows the ticks of all its products. */
export function ModeSwitch(): ReactElement {
  return (
    <div className={mode}>
      <Checkbox
        label={<Trans>Compare</Trans>}
        checked={useCompareMode()}
        onChange={({ currentTarget }) => setCompareMode(currentTarget.checked)}
      />
    </div>
  );
}
