import { Trans, useLingui } from "@lingui/react/macro";
import { type LanguageTexts, type MarketplaceTrade, saveMarketplaceTrade } from "@plaza/api-client/desk";
import { useToasts } from "@plaza/ui-kit/toast";
import { type UploadItems, uploadsOnTheirWay } from "@plaza/ui-kit/upload-items";
import { type ReactElement, useState } from "react";
import { tradesRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { LanguageFields } from "../shared/language-fields.tsx";
import { languageErrors } from "../shared/language-errors.ts";
import { writtenTexts } from "../shared/language-texts.ts";
import { chosenPicture, MarketplacePicture, presentPicture } from "../shared/marketplace-picture.tsx";
import { useChange } from "../shared/use-change.ts";

export interface TradeDialogProps {
  /** As it was when the dialog was opened; null: it is new. */
  readonly trade: MarketplaceTrade | null;
  readonly onClose: () => void;
}

const maxNameLength = 60;

/** What a trade is called, in all languages, and its picture. */
export function TradeDialog({ trade, onClose }: TradeDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = tradesRoute.useRouteContext();
  const [name, setName] = useState<LanguageTexts>(trade?.name ?? {});
  const [pictures, setPictures] = useState<UploadItems>(() => presentPicture(trade?.image ?? null, ""));
  const [isTried, setIsTried] = useState(false);
  const save = useChange({
    event: "marketplace-trade-change",
    send: () =>
      saveMarketplaceTrade(desk, {
        seen: trade === null ? null : { id: trade.id, revision: trade.revision },
        name: writtenTexts(name),
        image: chosenPicture(pictures),
      }),
    onDone: () => {
      toasts.show(t`The trade is saved.`);
      onClose();
    },
  });
  const { errors, rest } = languageErrors(save, isTried, name, t`Please write this in one language at least.`);
  return (
    <FormDialog
      size="wide"
      title={trade === null ? <Trans>New trade</Trans> : <Trans>Change the trade</Trans>}
      submitLabel={<Trans>Save</Trans>}
      busy={save.busy}
      disabled={uploadsOnTheirWay(pictures) > 0}
      problem={rest}
      onSubmit={() => {
        setIsTried(true);
        if (Object.keys(writtenTexts(name)).length > 0) save.run();
      }}
      onClose={onClose}
    >
      <LanguageFields
        label={<Trans context="thing">Name</Trans>}
        texts={name}
        maxLength={maxNameLength}
        errors={errors}
        onTexts={(texts) => {
          setName(texts);
          if (save.problem !== null) save.reset();
        }}
      />
      <MarketplacePicture
        label={<Trans>Picture</Trans>}
        use="trade"
        pixels="400 × 400"
        items={pictures}
        onItems={setPictures}
      />
    </FormDialog>
  );
}
