import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { newUpload, type UploadItems } from "@plaza/ui-kit/upload-items";
import type { Command } from "prosemirror-state";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { MarketplacePicture, pictureLimits } from "../marketplace-picture.tsx";
import { row } from "../page.css.ts";
import { insertPicture } from "./commands.ts";
import { linkForm } from "./rich-text-editor.css.ts";

export interface PictureFormProps {
  /** One that was pasted into the text or dropped on it; null: it is chosen here. */
  readonly file: File | null;
  readonly onCommand: (command: Command) => void;
  readonly onClose: () => void;
}

/** Sends a picture and puts it into the text, with what it shows for whoever does not see it. No form of its own. */
export function PictureForm({ file, onCommand, onClose }: PictureFormProps): ReactElement {
  const { t } = useLingui();
  const [items, setItems] = useState<UploadItems>(() => (file === null ? [] : [newUpload(file, pictureLimits)]));
  const [alt, setAlt] = useState("");
  const altField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (file !== null) altField.current?.focus();
  }, [file]);
  const [item] = items;
  const sent = item?.state === "done" ? item : null;
  return (
    <div
      role="group"
      aria-label={t`Picture`}
      className={linkForm}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <MarketplacePicture
        label={<Trans>Picture</Trans>}
        use="article"
        pixels="1200 × 760"
        items={items}
        onItems={setItems}
      />
      <Field
        ref={altField}
        label={<Trans>What it shows</Trans>}
        hint={<Trans>Read out to whoever does not see it. Empty, where it only decorates.</Trans>}
        optional
        autoComplete="off"
        maxLength={200}
        value={alt}
        onChange={({ currentTarget: { value } }) => setAlt(value)}
      />
      <div className={row}>
        <Button
          size="small"
          kind="primary"
          disabled={sent === null}
          onClick={() => {
            if (sent !== null) onCommand(insertPicture(sent.url, alt.trim()));
          }}
        >
          <Trans>Put it into the text</Trans>
        </Button>
        <Button size="small" kind="quiet" onClick={onClose}>
          <Trans context="dialog">Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
