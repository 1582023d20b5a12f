import { useLingui } from "@lingui/react/macro";
import type { Customer } from "@plaza/api-client";
import { Avatar } from "@plaza/commerce-ui/avatar";
import { imageSource, lazyModule, useLazyModule } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { useToasts } from "@plaza/ui-kit/toast";
import { Camera } from "lucide";
import { type ChangeEvent, type ReactElement, useRef, useState } from "react";
import { imageProblem, maxMegabytes, readImage } from "./chosen-image.ts";
import * as look from "./avatar-button.css.ts";

export interface AvatarButtonProps {
  readonly customer: Customer;
}

const avatarDialog = lazyModule(() => import("./avatar-dialog.tsx"));

/** Shows the customer's image, and asks for another. */
export function AvatarButton({ customer: { nickname, avatar } }: AvatarButtonProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { module, load, prefetch } = useLazyModule(avatarDialog);
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const problems = {
    type: t`Only jpg, png allowed`,
    size: t`The image size cannot exceed ${maxMegabytes}MB`,
  };

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = currentTarget.files?.[0];
    // The same file can be chosen again.
    currentTarget.value = "";
    if (file === undefined) return;
    const problem = imageProblem(file);
    if (problem !== null) return toasts.show(problems[problem], "danger");
    const [read, isLoaded] = await Promise.all([readImage(file).catch(() => null), load()]);
    if (read === null) toasts.show(t`This file is not an image that can be shown.`, "danger");
    else if (isLoaded) setImage(read);
    else toasts.show(t`The form did not load. Please try again.`, "danger");
  }
  function close(): void {
    image?.close();
    setImage(null);
  }
  return (
    <>
      <span className={look.wrapper}>
        <Avatar size="large" name={nickname} image={avatar === null ? null : imageSource(avatar, 72)} />
        <button
          type="button"
          className={look.button}
          aria-label={t`Change picture`}
          onPointerEnter={prefetch}
          onClick={() => input.current?.click()}
        >
          <span className={look.camera}>
            <Icon of={Camera} size={16} />
          </span>
        </button>
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".jpg,.jpeg,.png"
        aria-label={t`Picture of yourself`}
        onChange={(event) => void choose(event)}
      />
      {module !== null && image !== null && (
        <module.AvatarDialog
          image={image}
          onSaved={() => {
            close();
            toasts.show(t`Your picture is saved.`);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
