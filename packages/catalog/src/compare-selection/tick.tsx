import { Trans, useLingui } from "@lingui/react/macro";
import type { CompareTickProps } from "@plaza/routing";
import { maxCompared, renameDeviceCompared, setDeviceCompared } from "@plaza/shopping/device-comparison";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useEffect } from "react";
import { useCompareMode, useCompared, setCompareMode } from "./compare-mode.ts";
import { alone as aloneLook, onCard, pill, raised, shown, mode } from "./tick.css.ts";

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

/** Ticks a product, to see it beside others. While four are ticked no other can be, and each says why. */
export function Tick({ product, alone = false }: CompareTickProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const mode = useCompareMode();
  const compared = useCompared();
  const { id, name, image, soldOut = false } = product;
  const ticked = compared.some((each) => each.id === id);
  const full = !ticked && compared.length >= maxCompared;
  const reason = t`You are comparing four products already. Remove one first.`;
  useEffect(() => renameDeviceCompared({ id, name, image }), [id, name, image]);

  function toggle(): void {
    const outcome = setDeviceCompared({ id, name, image }, !ticked);
    if (outcome === "full") toasts.show(reason);
    else if (outcome === "not-kept") toasts.show(t`This browser cannot save a comparison.`, "danger");
  }
  const look = [pill, alone ? aloneLook : onCard, soldOut && !alone && raised, (mode || ticked || alone) && shown];
  return (
    <div className={look.filter(Boolean).join(" ")}>
      <Checkbox
        label={<Trans>Compare</Trans>}
        aria-label={t`Compare: ${name}`}
        checked={ticked}
        aria-disabled={full || undefined}
        title={full ? reason : undefined}
        onChange={toggle}
      />
    </div>
  );
}
