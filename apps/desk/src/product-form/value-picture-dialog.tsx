import { Trans, useLingui } from "@lingui/react/macro";
import { uploadProductPicture } from "@plaza/api-client/desk";
import { importOrReload, useSendFiles } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { UploadField } from "@plaza/ui-kit/upload-field";
import type { UploadItems } from "@plaza/ui-kit/upload-items";
import { type ReactElement, useRef, useState } from "react";
import { workRoute } from "../routes.ts";
import { pictureLimits, presentPicture } from "../shared/marketplace-picture.tsx";
import { picture as pictureLook, stack } from "../shared/page.css.ts";
import { pictureChoice, pictureChoices } from "./product-form.css.ts";
import type { ProductWork } from "./use-product-work.ts";
import { valuePicture, withValuePicture } from "./variants.ts";

export interface ValuePictureDialogProps {
  readonly work: ProductWork;
  readonly option: number;
  readonly index: number;
  /** What the value is called. */
  readonly text: string;
  readonly onClose: () => void;
}

/** What everything with a value looks like: a picture of the product, or one that is sent for it. */
export function ValuePictureDialog({ work, option, index, text, onClose }: ValuePictureDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = workRoute.useRouteContext();
  const { content, write } = work;
  const chosen = valuePicture(content, option, index);
  const isOwn = chosen !== null && !content.images.includes(chosen);
  const [items, setItems] = useState<UploadItems>(() => (isOwn ? presentPicture(chosen, text) : []));
  // Uploads change it as they go, several times before the next render.
  const latest = useRef(items);
  const send = useSendFiles((sent: Parameters<typeof uploadProductPicture>[1]) => uploadProductPicture(desk, sent));
  const choose = (image: string | null): void =>
    write((now) => ({ ...now, ...withValuePicture(now, option, index, image) }));
  return (
    <Dialog
      open
      title={<Trans>Picture of {text}</Trans>}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <Trans context="dialog">Close</Trans>
        </Button>
      }
    >
      <div className={stack}>
        <div className={pictureChoices} role="group" aria-label={t`Pictures of the product`}>
          {content.images.map((image, position) => {
            const number = position + 1;
            return (
              <button
                key={image}
                type="button"
                className={pictureChoice}
                aria-label={t`Picture ${number}`}
                aria-pressed={image === chosen}
                onClick={() => {
                  latest.current = [];
                  setItems([]);
                  choose(image === chosen ? null : image);
                }}
              >
                <img className={pictureLook} src={image} alt="" width={90} height={90} />
              </button>
            );
          })}
        </div>
        <UploadField
          label={<Trans>Another picture</Trans>}
          optional
          most={1}
          limits={pictureLimits}
          items={items}
          onItems={(change) => {
            latest.current = change(latest.current);
            setItems(latest.current);
            const [item] = latest.current;
            if (item === undefined && isOwn) choose(null);
            else if (item?.state === "done") choose(item.url);
          }}
          send={(file, options) => send({ file, ...options })}
          importOrReload={importOrReload}
          hint={<Trans>Shoppers see it when they choose this value. Without one they see the main picture.</Trans>}
        />
      </div>
    </Dialog>
  );
}
