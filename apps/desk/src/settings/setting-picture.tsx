import type { PictureUse } from "@plaza/api-client/desk";
import type { UploadItems } from "@plaza/ui-kit/upload-items";
import { type ReactElement, useState } from "react";
import { chosenPicture, MarketplacePicture, presentPicture } from "../shared/marketplace-picture.tsx";
import type { SettingInputProps } from "./setting-input.tsx";

export interface SettingPictureProps extends SettingInputProps {
  readonly use: PictureUse;
}

/** How large pictures should be at least, as people say it. */
const pixels: Readonly<Record<PictureUse, string>> = {
  category: "400 × 400",
  trade: "200 × 200",
  logo: "400 × 100",
  icon: "256 × 256",
  login: "1200 × 900",
  contact: "300 × 300",
};

/** A picture of the marketplace. What is on its way is the field's own; the draft has what has arrived. */
export function SettingPicture({ setting, draft, errors, use, onDraft }: SettingPictureProps): ReactElement {
  const [items, setItems] = useState<UploadItems>(() => presentPicture(draft.value || null, setting.title));
  const shown = chosenPicture(items) ?? "";
  // Undone, or put back: the draft is another picture than the one that has arrived here.
  if (shown !== draft.value && items.every(({ state }) => state === "done"))
    setItems(presentPicture(draft.value || null, setting.title));
  return (
    <MarketplacePicture
      label={setting.title}
      use={use}
      pixels={pixels[use]}
      items={items}
      error={errors["all"]}
      onItems={(change) => {
        const next = change(items);
        setItems(next);
        const path = chosenPicture(next) ?? "";
        if (path !== draft.value && next.every(({ state }) => state === "done")) onDraft({ ...draft, value: path });
      }}
    />
  );
}
