import { Trans, useLingui } from "@lingui/react/macro";
import { Camera, Plus } from "lucide";
import type { ChangeEvent, ReactElement } from "react";
import { Icon } from "./icon.tsx";
import * as look from "./upload-field.css.ts";

export interface UploadAddProps {
  readonly count: number;
  readonly most: number;
  readonly types: readonly string[];
  readonly shape: "picture" | "document";
  /** Whether the field as a whole is wrong; where a form is sent, this is what takes the focus then. */
  readonly isWrong: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

const mediaTypes: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  pdf: "application/pdf",
};

/** The tile that takes more files, and on a phone the one that opens its camera. */
export function UploadAdd({ count, most, types, shape, isWrong, onFiles }: UploadAddProps): ReactElement {
  const { t } = useLingui();
  const accept = [...new Set(types.map((type) => mediaTypes[type] ?? `.${type}`))].join(",");
  function take(event: ChangeEvent<HTMLInputElement>): void {
    const files = Array.from(event.target.files ?? []);
    // The same file may be chosen once more after it was removed.
    event.target.value = "";
    onFiles(files);
  }
  const tile = shape === "document" ? `${look.add} ${look.large}` : look.add;
  const takesImages = types.some((type) => mediaTypes[type]?.startsWith("image/") === true);
  return (
    <>
      <li className={tile}>
        <input
          type="file"
          className={look.input}
          accept={accept}
          multiple={most - count > 1}
          aria-label={t`Add files, ${count} of ${most}`}
          aria-invalid={isWrong || undefined}
          onChange={take}
        />
        <Icon of={Plus} size={20} />
        <span aria-hidden>
          <Trans>Add</Trans>
        </span>
        <span className={look.count} aria-hidden translate="no">
          {`${count}/${most}`}
        </span>
      </li>
      {takesImages && (
        <li className={`${tile} ${look.camera}`}>
          <input
            type="file"
            className={look.input}
            accept="image/*"
            capture="environment"
            aria-label={t`Take a photo`}
            onChange={take}
          />
          <Icon of={Camera} size={20} />
          <span aria-hidden>
            <Trans>Take a photo</Trans>
          </span>
        </li>
      )}
    </>
  );
}
