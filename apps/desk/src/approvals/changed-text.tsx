import { Trans } from "@lingui/react/macro";
import { visuallyHidden } from "@plaza/ui-kit/global";
import type { ReactElement } from "react";
import { added as addedLook, removed as removedLook, text as textLook } from "./approvals.css.ts";
import { textDifference, type TextPart } from "./text-difference.ts";

export interface ChangedTextProps {
  /** Null: there was nothing to compare it with. */
  readonly before: string | null;
  readonly after: string;
  readonly language: string;
}

/** A text with what was added to it and removed from it since it was approved. */
export function ChangedText({ before, after, language }: ChangedTextProps): ReactElement {
  const parts: readonly TextPart[] =
    before === null ? [{ at: 0, kind: "same", text: after }] : textDifference(before, after, language);
  return (
    <p className={textLook} lang={language} dir="auto">
      {parts.map(({ at, kind, text }) => {
        if (kind === "same") return <span key={at}>{text}</span>;
        return kind === "added" ? (
          <ins key={at} className={addedLook}>
            <span className={visuallyHidden}>
              <Trans>Added:</Trans>{" "}
            </span>
            <span>{text}</span>
          </ins>
        ) : (
          <del key={at} className={removedLook}>
            <span className={visuallyHidden}>
              <Trans>Removed:</Trans>{" "}
            </span>
            <span>{text}</span>
          </del>
        );
      })}
    </p>
  );
}
