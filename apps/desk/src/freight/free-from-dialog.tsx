import { Trans, useLingui } from "@lingui/react/macro";
import { type FreeFrom, saveFreeFrom } from "@plaza/api-client/desk";
import { typedFen } from "@plaza/i18n";
import { regionLevels, type RegionChoice } from "@plaza/shopping/region-choice";
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
import { regionLabel } from "./region-labels.ts";
import { noRegion } from "./region-set.tsx";
import { amountText } from "./template-draft.ts";
import type { AllRegions } from "./use-all-regions.ts";

export interface FreeFromDialogProps {
  /** As it was when the dialog was opened. */
  readonly freeFrom: readonly FreeFrom[];
  readonly all: AllRegions;
  readonly onClose: () => void;
}

interface Line {
  readonly regionId: number;
  readonly amount: string;
}

/** One amount for everywhere, and others for regions. What is empty has none. */
export function FreeFromDialog({ freeFrom, all, onClose }: FreeFromDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = freightRoute.useRouteContext();
  const [lines, setLines] = useState<readonly Line[]>(() => linesOf(freeFrom));
  const [choice, setChoice] = useState<RegionChoice>(noRegion);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const save = useChange({
    event: "shop-change",
    send: () => saveFreeFrom(desk, { was: freeFrom, freeFrom: written(lines) }),
    onDone: () => {
      toasts.show(t`Saved`);
      onClose();
    },
  });
  const wrong = lines.filter(({ amount }) => amount.trim() !== "" && typedFen(amount) === null);
  const problems = Object.fromEntries(wrong.map(({ regionId }) => [regionId, t`An amount, such as 79.50`]));
  const { errors, attempt } = useFormErrors<string>(form, problems);
  const { province, city, district } = regionLevels(all.regions.provinces ?? [], choice).chosen;
  const chosen = district ?? city ?? province;
  return (
    <FormDialog
      size="wide"
      title={<Trans>Free delivery</Trans>}
      submitLabel={<Trans>Save</Trans>}
      busy={save.busy}
      problem={save.problem}
      formRef={setForm}
      onSubmit={() => {
        if (attempt()) save.run();
      }}
      onClose={onClose}
    >
      <p className={mute}>
        <Trans>
          From these amounts on an order is sent for free. The smallest region decides alone; an empty field means
          never.
        </Trans>
      </p>
      {lines.map(({ regionId, amount }, index) => (
        <Field
          key={regionId}
          label={regionId === 0 ? t`All other regions` : regionLabel(all.labels, regionId)}
          prefix="¥"
          optional
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={errors[String(regionId)]}
          onChange={({ currentTarget: { value } }) => {
            setLines(lines.with(index, { regionId, amount: value }));
            if (save.problem !== null) save.reset();
          }}
        />
      ))}
      <div className={stack}>
        <RegionPicker regions={all.regions} value={choice} onChange={setChoice} />
        <div className={row}>
          <Button
            size="small"
            disabled={chosen === null || lines.some(({ regionId }) => regionId === chosen.code)}
            onClick={() => {
              if (chosen !== null) setLines([...lines, { regionId: chosen.code, amount: "" }]);
              setChoice(noRegion);
            }}
          >
            <Trans>Add this region</Trans>
          </Button>
        </div>
      </div>
    </FormDialog>
  );
}

/** Everywhere first. */
function linesOf(freeFrom: readonly FreeFrom[]): readonly Line[] {
  const everywhere = freeFrom.find(({ regionId }) => regionId === 0);
  const others = freeFrom.filter(({ regionId }) => regionId !== 0);
  return [
    { regionId: 0, amount: everywhere === undefined ? "" : amountText(everywhere.amount) },
    ...others.map(({ regionId, amount }) => ({ regionId, amount: amountText(amount) })),
  ];
}

function written(lines: readonly Line[]): readonly FreeFrom[] {
  return lines.flatMap(({ regionId, amount }) => {
    const fen = typedFen(amount);
    return fen === null ? [] : [{ regionId, amount: fen }];
  });
}
