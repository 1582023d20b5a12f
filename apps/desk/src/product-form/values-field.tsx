import { Plural, Trans } from "@lingui/react/macro";
import type { Locale } from "@plaza/i18n";
import { TextArea } from "@plaza/ui-kit/text-area";
import type { ReactElement } from "react";

export interface ValuesFieldProps {
  readonly label: string;
  readonly language: Locale;
  readonly typed: string;
  /** How many values that is. */
  readonly count: number;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
}

/** Values that are written or pasted, as many as there are. Enter adds them; what is pasted may have lines. */
export function ValuesField({ label, language, typed, count, error, onType, onEnter }: ValuesFieldProps): ReactElement {
  return (
    <TextArea
      label={label}
      rows={1}
      lang={language}
      value={typed}
      error={error}
      hint={
        count > 1 ? (
          <Plural value={count} one="# value" other="# values" />
        ) : (
          <Trans>Several with commas between them, or a list that is pasted.</Trans>
        )
      }
      onChange={({ currentTarget: { value } }) => onType(value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
