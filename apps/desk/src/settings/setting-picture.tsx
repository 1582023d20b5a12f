import type { PictureUse } from "@plaza/api-client/desk";
import type { ReactElement } from "react";
import { MarketplacePicture } from "../shared/marketplace-picture.tsx";
import type { SettingInputProps } from "./setting-input.tsx";

export interface SettingPictureProps extends SettingInputProps {
  readonly use: PictureUse;
}

/** How large pictures should be at least, as people say it. */
const pixels: Readonly<Record<PictureUse, string>> = {
  article: "1200 × 760",
  category: "400 × 400",
  special_area: "1200 × 600",
  trade: "200 × 200",
  logo: "400 × 100",
  icon: "256 × 256",
  login: "1200 × 900",
  contact: "300 × 300",
};

/** A picture of the marketplace, with what is on its way. */
export function SettingPicture({ setting, draft, errors, use, onDraft }: SettingPictureProps): ReactElement {
  return (
    <MarketplacePicture
      label={setting.title}
      use={use}
      pixels={pixels[use]}
      items={draft.pictures ?? []}
      error={errors["all"]}
      onItems={(change) => onDraft((now) => ({ ...now, pictures: change(now.pictures ?? []) }))}
    />
  );
}
