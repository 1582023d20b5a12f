import { Trans } from "@lingui/react/macro";
import { Field } from "@plaza/ui-kit/field";
import { type ReactElement, type ReactNode, useState } from "react";

export interface CountFieldProps {
  readonly label: ReactNode;
  /** By which a link finds it. */
  readonly mark: string;
  readonly optional: boolean;
  /** 0: it is not said. */
  readonly count: number;
  readonly error: string | undefined;
  readonly onCount: (count: number) => void;
}

/** A whole number, or nothing. */
export function CountField({ label, mark, optional, count, error, onCount }: CountFieldProps): ReactElement {
  const [written, setWritten] = useState(count === 0 ? "" : String(count));
  const isWrong = !/^\d{0,7}$/.test(written.trim());
  return (
    <Field
      label={label}
      optional={optional}
      inputMode="numeric"
      autoComplete="off"
      data-field={mark}
      value={written}
      error={isWrong ? <Trans>A whole number</Trans> : error}
      onChange={({ currentTarget: { value } }) => {
        setWritten(value);
        if (/^\d{0,7}$/.test(value.trim())) onCount(Number(value.trim()));
      }}
    />
  );
}
