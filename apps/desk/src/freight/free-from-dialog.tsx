import { Trans, useLingui } from "@lingui/react/macro";
import { type FreeFrom, saveFreeFrom } from "@plaza/api-client/desk";
import type { RegionChoice } from "@plaza/shopping/region-choice";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { RegionPicker } from "@plaza/ui-kit/region-picker";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { freightRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { mute, row, stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { chosenRegion } from "./chosen-region.ts";
import { type FreeFromLine, lineProblems, linesOf, withLine, writtenLines } from "./free-from-draft.ts";
import { regionLabel } from "./region-labels.ts";
import { noRegion } from "./region-set.tsx";
import type { AllRegions } from "./use-all-regions.ts";

export interface FreeFromDialogProps {
  /** As it was when the dialog was opened. */
  readonly freeFrom: readonly FreeFrom[];
  readonly all: AllRegions;
  readonly onClose: () => void;
}

/** One amount for everywhere, and others for regions. */
export function FreeFromDialog({ freeFrom, all, onClose }: FreeFromDialogProps): ReactElement {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const { desk } = freightRoute.useRouteContext();
  const [lines, setLines] = useState<readonly FreeFromLine[]>(() => linesOf(freeFrom));
  const [choice, setChoice] = useState<RegionChoice>(noRegion);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const save = useChange({
    event: "shop-change",
    send: () => saveFreeFrom(desk, { was: freeFrom, freeFrom: writtenLines(lines) }),
    onDone: () => {
      toasts.show(t`Saved`);
      onClose();
    },
  });
  const { errors, attempt } = useFormErrors<string>(form, lineProblems(i18n, lines));
  const chosen = chosenRegion(all.regions.provinces ?? [], choice);
  function change(changed: readonly FreeFromLine[]): void {
    setLines(changed);
    if (save.problem !== null) save.reset();
  }
  /** The region that is chosen has a line from now on. */
  function addChosen(): readonly FreeFromLine[] {
    const more = withLine(lines, chosen);
    change(more);
    setChoice(noRegion);
    return more;
  }
  return (
    <FormDialog
      size="wide"
      title={<Trans>Free delivery</Trans>}
      submitLabel={<Trans>Save</Trans>}
      busy={save.busy}
      problem={save.problem}
      formRef={setForm}
      onSubmit={() => {
        // Also a region that is chosen and not yet added is meant, and needs its amount.
        if (attempt(lineProblems(i18n, addChosen()))) save.run();
      }}
      onClose={onClose}
    >
      <p className={mute}>
        <Trans>
          From these amounts on an order is sent for free. The smallest region decides alone. Without an amount for all
          other regions, orders to them are never sent for free.
        </Trans>
      </p>
      {lines.map(({ regionId, amount }, index) => {
        const isEverywhere = regionId === 0;
        const name = isEverywhere ? t`All other regions` : regionLabel(all.labels, regionId);
        return (
          <div key={regionId} className={stack}>
            <Field
              label={name}
              prefix="¥"
              optional={isEverywhere}
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              error={errors[String(regionId)]}
              onChange={({ currentTarget: { value } }) => change(lines.with(index, { regionId, amount: value }))}
            />
            {!isEverywhere && (
              <div>
                <Button size="small" aria-label={t`Remove: ${name}`} onClick={() => change(lines.toSpliced(index, 1))}>
                  <Trans>Remove</Trans>
                </Button>
              </div>
            )}
          </div>
        );
      })}
      <div className={stack}>
        <RegionPicker regions={all.regions} value={choice} onChange={setChoice} />
        <div className={row}>
          <Button
            size="small"
            disabled={chosen === null || lines.some(({ regionId }) => regionId === chosen)}
            onClick={addChosen}
          >
            <Trans>Add this region</Trans>
          </Button>
        </div>
      </div>
    </FormDialog>
  );
}
