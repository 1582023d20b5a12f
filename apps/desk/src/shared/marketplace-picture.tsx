import { Trans } from "@lingui/react/macro";
import { type PictureUse, type ShopPictureUse, uploadMarketplacePicture } from "@plaza/api-client/desk";
import { importOrReload, useSendFiles } from "@plaza/routing";
import { UploadField } from "@plaza/ui-kit/upload-field";
import type { ChangeUploads, DoneUpload, UploadItems } from "@plaza/ui-kit/upload-items";
import type { ReactElement, ReactNode } from "react";
import { workRoute } from "../routes.ts";

/** What can be sent. */
export const pictureLimits = { types: ["jpg", "png"], bytes: 2 * 1024 * 1024 };

export interface MarketplacePictureProps {
  readonly label: ReactNode;
  /** Decides how large the platform keeps it. */
  readonly use: PictureUse | ShopPictureUse;
  /** How large it should be at least, as people say it: "400 × 400". */
  readonly pixels: string;
  readonly items: UploadItems;
  readonly onItems: ChangeUploads;
  readonly error?: ReactNode;
}

/** One picture of the marketplace, dropped, pasted or chosen, and sent at once. It shows once something is saved with it. */
export function MarketplacePicture({ use, pixels, label, error, ...field }: MarketplacePictureProps): ReactElement {
  const { desk } = workRoute.useRouteContext();
  const sendPicture = useSendFiles((picture: Parameters<typeof uploadMarketplacePicture>[1]) =>
    uploadMarketplacePicture(desk, picture),
  );
  return (
    <UploadField
      {...field}
      label={label}
      optional
      most={1}
      limits={pictureLimits}
      send={(file, options) => sendPicture({ file, use, ...options })}
      importOrReload={importOrReload}
      hint={<Trans>JPG or PNG, {pixels} pixels or more. Drop it here, or choose it.</Trans>}
      error={error}
    />
  );
}

/** The picture that something has, as the field shows it. */
export function presentPicture(image: string | null, name: string): UploadItems {
  if (image === null) return [];
  const item: DoneUpload = { id: image, name, file: null, state: "done", path: image, url: image };
  return [item];
}

/** What is saved: the path of the picture in the field; null: none. */
export function chosenPicture(items: UploadItems): string | null {
  return items.find((item): item is DoneUpload => item.state === "done")?.path ?? null;
}
