import { Trans } from "@lingui/react/macro";
import type { WithdrawalInfo } from "@plaza/api-client";
import { Button } from "@plaza/ui-kit/button";
import { panelTitle } from "@plaza/ui-kit/global";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import type { ReactElement, RefObject } from "react";
import type { Choice, Chosen } from "./chosen.ts";
import { ChosenAmounts } from "./withdrawal-amounts.tsx";
import { WithdrawalLineRow } from "./withdrawal-line-row.tsx";
import * as look from "./withdrawal.css.ts";

export interface ChooseStepProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly info: WithdrawalInfo;
  readonly choice: Choice;
  readonly chosen: Chosen;
  readonly onChoice: (choice: Choice) => void;
  readonly onNext: () => void;
}

/** The first step: the whole order, or quantities of its lines. */
export function ChooseStep({ heading, info, choice, chosen, onChoice, onNext }: ChooseStepProps): ReactElement {
  const { lines, whole } = info;
  const writtenTotal = useWrittenTotal();
  const quantities = choice === "whole" ? new Map(lines.map(({ id, left }) => [id, left])) : choice;
  return (
    <section className={look.step}>
      <h2 ref={heading} tabIndex={-1} className={panelTitle}>
        <Trans>What do you withdraw from?</Trans>
      </h2>
      {whole !== null && (
        <RadioGroup
          label={<Trans>Extent</Trans>}
          kind="panel"
          value={choice === "whole" ? "whole" : "part"}
          onChange={(extent) => onChoice(extent === "whole" ? "whole" : new Map())}
          options={[
            {
              value: "whole",
              label: <Trans>The whole order</Trans>,
              aside: writtenTotal(whole),
            },
            { value: "part", label: <Trans>Some of it</Trans> },
          ]}
        />
      )}
      <ul className={look.lines}>
        {lines.map((line) => (
          <WithdrawalLineRow
            key={line.id}
            line={line}
            quantity={quantities.get(line.id) ?? 0}
            fixed={choice === "whole"}
            onQuantity={(quantity) => onChoice(new Map([...quantities, [line.id, quantity]]))}
          />
        ))}
      </ul>
      <ChosenAmounts chosen={chosen} />
      <div className={look.buttons}>
        <Button kind="primary" disabled={chosen.lines.length === 0} onClick={onNext}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </section>
  );
}
