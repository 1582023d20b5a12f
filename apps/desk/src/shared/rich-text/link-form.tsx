import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import type { Command, EditorState } from "prosemirror-state";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { row } from "../page.css.ts";
import { linkRange, setLink } from "./commands.ts";
import { linkForm } from "./rich-text-editor.css.ts";
import { isLinkAddress } from "./schema.ts";

export interface LinkFormProps {
  readonly state: EditorState;
  readonly onCommand: (command: Command) => void;
  readonly onClose: () => void;
}

/** Where what is marked leads to. No form of its own: it stands inside of others. */
export function LinkForm({ state, onCommand, onClose }: LinkFormProps): ReactElement {
  const { t } = useLingui();
  const before = linkRange(state).href;
  const [address, setAddress] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  function set(): void {
    const typed = address.trim();
    // People copy addresses without their beginning.
    const whole = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(typed) ? `https://${typed}` : typed;
    if (isLinkAddress(whole)) onCommand(setLink(whole));
    else setWrong(true);
  }
  return (
    <div
      ref={box}
      role="group"
      aria-label={t`Link`}
      className={linkForm}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.stopPropagation();
          onClose();
        } else if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
          event.preventDefault();
          set();
        }
      }}
    >
      <Field
        label={<Trans>Address of the link</Trans>}
        inputMode="url"
        autoComplete="off"
        value={address}
        error={isWrong ? <Trans>A whole address, with https:// or mailto:</Trans> : undefined}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value);
          setWrong(false);
        }}
      />
      <div className={row}>
        <Button size="small" kind="primary" onClick={set}>
          <Trans>Set the link</Trans>
        </Button>
        {before !== "" && (
          <Button size="small" onClick={() => onCommand(setLink(""))}>
            <Trans>Take the link away</Trans>
          </Button>
        )}
        <Button size="small" kind="quiet" onClick={onClose}>
          <Trans context="dialog">Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
