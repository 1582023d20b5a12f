import { Trans } from "@lingui/react/macro";
import { foreignZone, useReader } from "@plaza/i18n";
import { Field } from "@plaza/ui-kit/field";
import type { ReactElement, ReactNode } from "react";
import { legend } from "../shared/language-fields.css.ts";
import { stack } from "../shared/page.css.ts";
import { momentOf, momentText } from "../shared/platform-moment.ts";

export interface ArticlePeriodProps {
  readonly label: ReactNode;
  /** Epoch milliseconds; null: without a beginning, without an end. */
  readonly from: number | null;
  readonly until: number | null;
  readonly emptyFrom: ReactNode;
  readonly fromError: string | undefined;
  readonly untilError: string | undefined;
  /** Another number: the values came from elsewhere. */
  readonly resets: number;
  readonly onFrom: (moment: number | null) => void;
  readonly onUntil: (moment: number | null) => void;
}

/** From when until when, on the platform's clock, whose zone is named where the reader's is another one. */
export function ArticlePeriod(props: ArticlePeriodProps): ReactElement {
  const { label, from, until, emptyFrom, fromError, untilError, resets, onFrom, onUntil } = props;
  const zone = foreignZone(useReader());
  const named = zone === null ? null : <span>{` · ${zone}`}</span>;
  return (
    <fieldset className={stack}>
      <legend className={legend}>{label}</legend>
      <Field
        key={`from ${resets}`}
        label={<Trans>From</Trans>}
        type="datetime-local"
        optional
        hint={
          <>
            <span>{emptyFrom}</span>
            {zone !== null && named}
          </>
        }
        error={fromError}
        defaultValue={from === null ? "" : momentText(from)}
        onChange={({ currentTarget: { value } }) => onFrom(momentOf(value))}
      />
      <Field
        key={`until ${resets}`}
        label={<Trans>Until</Trans>}
        type="datetime-local"
        optional
        hint={
          <>
            <span>
              <Trans>Empty: without an end</Trans>
            </span>
            {zone !== null && named}
          </>
        }
        error={untilError}
        defaultValue={until === null ? "" : momentText(until)}
        onChange={({ currentTarget: { value } }) => onUntil(momentOf(value))}
      />
    </fieldset>
  );
}
