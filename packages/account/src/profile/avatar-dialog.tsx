import { Trans } from "@lingui/react/macro";
import { changeAvatar, idempotencyKey, staleAfter } from "@plaza/api-client";
import { useUpload } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { type ReactElement, useState } from "react";
import { profileRoute } from "../routes.ts";
import { RejectedAlert } from "../shared/rejected-alert.tsx";
import { useSubmission } from "../shared/use-submission.ts";
import { cutImage } from "./cut-image.ts";
import { ImageCutter } from "./image-cutter.tsx";
import { type Cut, middle, squareOf } from "./square.ts";

export interface AvatarDialogProps {
  readonly image: ImageBitmap;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Cuts a square out of an image, and shows it beside the customer's name from then on. */
export function AvatarDialog({ image, onSaved, onClose }: AvatarDialogProps): ReactElement {
  const { api, queryClient } = profileRoute.useRouteContext();
  const { send } = useUpload("avatar");
  const [cut, setCut] = useState<Cut>(middle);
  const { submit, busy, rejected, forget } = useSubmission(async (chosen: Cut) => {
    const file = await cutImage(image, squareOf(image, chosen));
    const { path } = await send(file, { idempotencyKey: idempotencyKey() });
    await changeAvatar(api, path);
    await queryClient.invalidateQueries({ predicate: staleAfter("profile-change") });
  }, onSaved);
  function close(): void {
    if (!busy) onClose();
  }
  return (
    <Dialog
      open
      onClose={close}
      title={<Trans>Crop your picture</Trans>}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" busy={busy} onClick={() => submit(cut)}>
            {busy ? <Trans>Saving</Trans> : <Trans>Save picture</Trans>}
          </Button>
        </>
      }
    >
      <ImageCutter
        image={image}
        cut={cut}
        onChange={(next) => {
          setCut(next);
          forget();
        }}
      />
      <RejectedAlert rejected={rejected} />
    </Dialog>
  );
}
