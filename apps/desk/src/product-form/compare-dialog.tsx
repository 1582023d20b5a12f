import { Trans, useLingui } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { type ReactElement, useMemo, useState } from "react";
import { FormDialog } from "../shared/form-dialog.tsx";
import { row } from "../shared/page.css.ts";
import { type Difference, differencesOf, mergedContent, type Side, unitKey, type Versions } from "./content-units.ts";
import { differences as differencesLook } from "./product-form.css.ts";
import { UnitText, useUnitNames } from "./unit-words.tsx";

export interface CompareDialogProps {
  readonly versions: Versions;
  /** What has come to be, and by whom. */
  readonly notice: Elements;
  /** Parts that both have changed, where the platform knows better than these versions do. */
  readonly isConflict?: (difference: Difference) => boolean;
  readonly onChoose: (content: Versions["mine"]) => void;
  readonly onClose: () => void;
}

/** Two versions field by field: of each it is chosen whose shall stay. */
export function CompareDialog(props: CompareDialogProps): ReactElement {
  const { versions, notice, isConflict = (difference) => difference.isConflict, onChoose, onClose } = props;
  const { t } = useLingui();
  const names = useUnitNames(versions.mine);
  const differences = useMemo(() => differencesOf(versions), [versions]);
  /** Of parts for which somebody has chosen one. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const sideOf = ({ unit, side }: Difference): Side => chosen.get(unitKey(unit)) ?? side;
  const all = (side: Side): void => setChosen(new Map(differences.map(({ unit }) => [unitKey(unit), side])));
  const inOrder = [
    ...differences.filter((each) => isConflict(each)),
    ...differences.filter((each) => !isConflict(each)),
  ];
  return (
    <FormDialog
      size="wide"
      title={<Trans>Whose changes stay?</Trans>}
      submitLabel={<Trans>Go on with this</Trans>}
      busy={false}
      problem={null}
      notice={
        <>
          <Alert kind="warning">{notice}</Alert>
          <div className={row}>
            <Button size="small" onClick={() => all("mine")}>
              <Trans>All mine</Trans>
            </Button>
            <Button size="small" onClick={() => all("theirs")}>
              <Trans>All theirs</Trans>
            </Button>
          </div>
        </>
      }
      onSubmit={() =>
        onChoose(
          mergedContent(
            versions,
            differences.flatMap((each) => (sideOf(each) === "theirs" ? [each.unit] : [])),
          ),
        )
      }
      onClose={onClose}
    >
      <div className={differencesLook}>
        {inOrder.map((difference) => {
          const { unit } = difference;
          const key = unitKey(unit);
          const what = names(unit);
          return (
            <RadioGroup
              key={key}
              kind="cards"
              label={isConflict(difference) ? t`${what} (changed by both)` : what}
              value={sideOf(difference)}
              options={[
                {
                  value: "mine",
                  label: <Trans>Mine</Trans>,
                  description: <UnitText unit={unit} content={versions.mine} />,
                },
                {
                  value: "theirs",
                  label: <Trans>Theirs</Trans>,
                  description: <UnitText unit={unit} content={versions.theirs} />,
                },
              ]}
              onChange={(side) => setChosen((before) => new Map(before).set(key, side))}
            />
          );
        })}
        {differences.length === 0 && (
          <p>
            <Trans>Both are the same by now.</Trans>
          </p>
        )}
      </div>
    </FormDialog>
  );
}
