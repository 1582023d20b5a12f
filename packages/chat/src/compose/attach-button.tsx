import { useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { Paperclip } from "lucide";
import { type ReactElement, useRef } from "react";
import { tool } from "./composer.css.ts";
import { pictureLimits } from "./use-pictures.ts";

const accepted = pictureLimits.types.map((type) => `.${type}`).join(",");

/** Chooses a picture, or takes one where the device has a camera. */
export function AttachButton({ onFile }: { readonly onFile: (file: File) => void }): ReactElement {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={tool} aria-label={t`Send a picture`} onClick={() => input.current?.click()}>
        <Icon of={Paperclip} size={20} />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = "";
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
