import { Trans } from "@lingui/react/macro";
import type { PreviewAddresses } from "@plaza/api-client/desk";
import { formatTimeOfDay, type Locale, localeNames, locales, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useCopy } from "@plaza/ui-kit/use-copy";
import { type ReactElement, useState } from "react";
import { mute, row, stack } from "../page.css.ts";
import { openShopWindow } from "./open-shop-window.ts";

export interface ShopPreviewDialogProps {
  readonly preview: PreviewAddresses;
  readonly language: Locale;
  readonly onClose: () => void;
}

/** In which language, and how wide. */
export function ShopPreviewDialog(props: ShopPreviewDialogProps): ReactElement {
  const { preview, onClose } = props;
  const reader = useReader();
  const copy = useCopy();
  const [language, setLanguage] = useState(props.language);
  const address = preview.addresses[language];
  const time = formatTimeOfDay(preview.until, reader);
  return (
    <Dialog
      open
      title={<Trans>Preview in the shop</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => copy(address)}>
            <Trans>Copy the address</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans context="dialog">Close</Trans>
          </Button>
        </>
      }
    >
      <div className={stack}>
        <SelectField
          label={<Trans>Language</Trans>}
          value={language}
          onChange={({ currentTarget: { value } }) => setLanguage(locales.find((each) => each === value) ?? language)}
        >
          {locales.map((each) => (
            <option key={each} value={each}>
              {localeNames[each]}
            </option>
          ))}
        </SelectField>
        <div className={row}>
          <Button kind="primary" onClick={() => openShopWindow(address, "desktop")}>
            <Trans>As on a desktop</Trans>
          </Button>
          <Button onClick={() => openShopWindow(address, "phone")}>
            <Trans>As on a phone</Trans>
          </Button>
        </div>
        <p className={mute}>
          <Trans>
            Whoever has the address sees what is saved now, without a login, until {time}. It ends sooner when that is
            changed or published.
          </Trans>
        </p>
      </div>
    </Dialog>
  );
}
