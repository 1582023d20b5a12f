import { Trans } from "@lingui/react/macro";
import { formatMoney, readAmount } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { type ReactElement, type ReactNode, useState } from "react";

export interface AmountFieldProps {
  readonly label: ReactNode;
  /** By which a link finds it. */
  readonly mark: string;
  /** Null: none is written. */
  readonly fen: number | null;
  readonly error: string | undefined;
  readonly onFen: (fen: number | null) => void;
}

/** An amount of yuan. What can be meant in two ways counts once somebody has said which. */
export function AmountField({ label, mark, fen, error, onFen }: AmountFieldProps): ReactElement {
  const [written, setWritten] = useState(fen === null ? "" : textOf(fen));
  const read = readAmount(written);
  const isEmpty = written.trim() === "";
  const meant = read !== null && read.doubt !== null && read.fen !== fen ? read.fen : null;
  return (
    <Field
      label={label}
      prefix="¥"
      inputMode="decimal"
      autoComplete="off"
      data-field={mark}
      value={written}
      error={
        !isEmpty && read === null ? (
          <Trans>An amount, such as 79.50</Trans>
        ) : meant === null ? (
          error
        ) : (
          <>
            <Trans>Is {formatMoney(meant)} meant?</Trans>{" "}
            <Button
              size="small"
              onClick={() => {
                setWritten(textOf(meant));
                onFen(meant);
              }}
            >
              <Trans context="answer">Yes</Trans>
            </Button>
          </>
        )
      }
      onChange={({ currentTarget: { value } }) => {
        setWritten(value);
        const typed = readAmount(value);
        if (value.trim() === "") onFen(null);
        else if (typed !== null && typed.doubt === null) onFen(typed.fen);
      }}
    />
  );
}

function textOf(fen: number): string {
  return `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, "0")}`;
}
