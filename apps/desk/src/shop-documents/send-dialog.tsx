import { Trans, useLingui } from "@lingui/react/macro";
import { sendShopDocument, type ShopDocument, uploadShopDocument } from "@plaza/api-client/desk";
import { foreignZone, useReader } from "@plaza/i18n";
import { importOrReload, useSendFiles } from "@plaza/routing";
import { Field } from "@plaza/ui-kit/field";
import { useToasts } from "@plaza/ui-kit/toast";
import { UploadField } from "@plaza/ui-kit/upload-field";
import { uploadedPaths, type UploadItems, uploadsOnTheirWay } from "@plaza/ui-kit/upload-items";
import { type ReactElement, useState } from "react";
import { documentsRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";

const limits = { types: ["jpg", "png", "pdf"], bytes: 5 * 1024 * 1024 };

export interface SendDialogProps {
  /** As it was when the dialog was opened. */
  readonly document: ShopDocument;
  readonly onClose: () => void;
}

/** Asks for a file, and until when it is valid, and sends both to the operators. */
export function SendDialog({ document, onClose }: SendDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const zone = foreignZone(useReader());
  const { desk } = documentsRoute.useRouteContext();
  const [items, setItems] = useState<UploadItems>([]);
  const [expiresOn, setExpiresOn] = useState("");
  const [isTried, setIsTried] = useState(false);
  const { id, name, note, hasExpiry, accepted, sent } = document;
  const send = useChange({
    event: "shop-document-change",
    send: (file: string) => sendShopDocument(desk, { kindId: id, file, expiresOn: hasExpiry ? expiresOn : "" }),
    onDone: () => {
      toasts.show(t`The document is sent. An operator will look at it.`);
      onClose();
    },
  });
  const upload = useSendFiles((file: Parameters<typeof uploadShopDocument>[1]) => uploadShopDocument(desk, file));
  const [file] = uploadedPaths(items);
  const isDayMissing = hasExpiry && expiresOn === "";
  const problemOf = (field: string): string | null => (send.field === field ? send.problem : null);
  const dayError = problemOf("expires_on") ?? (isTried && isDayMissing ? t`Please enter the last day.` : undefined);
  const fileError = problemOf("file") ?? (isTried && file === undefined ? t`Please choose a file.` : undefined);
  const isBesideField = send.field === "file" || send.field === "expires_on";
  return (
    <FormDialog
      title={<Trans>Send “{name}”</Trans>}
      submitLabel={<Trans context="document">Send</Trans>}
      busy={send.busy}
      disabled={uploadsOnTheirWay(items) > 0}
      problem={isBesideField ? null : send.problem}
      onSubmit={() => {
        setIsTried(true);
        if (file !== undefined && !isDayMissing) send.run(file);
      }}
      onClose={onClose}
    >
      {note !== "" && (
        <p>
          <bdi>{note}</bdi>
        </p>
      )}
      {sent?.state === "waits" && (
        <p>
          <Trans>It takes the place of the one that waits.</Trans>
        </p>
      )}
      {accepted !== null && !accepted.isExpired && (
        <p>
          <Trans>What is accepted counts until an operator has accepted this one.</Trans>
        </p>
      )}
      <UploadField
        label={<Trans context="document">File</Trans>}
        shape="document"
        most={1}
        limits={limits}
        items={items}
        onItems={setItems}
        send={(chosen, options) => upload({ file: chosen, ...options })}
        importOrReload={importOrReload}
        hint={<Trans>JPG, PNG or PDF, up to 5 MB. Only operators see it.</Trans>}
        error={fileError}
      />
      {hasExpiry && (
        <Field
          label={<Trans>Last day that it is valid</Trans>}
          type="date"
          hint={zone}
          error={dayError}
          value={expiresOn}
          onChange={({ currentTarget: { value } }) => {
            setExpiresOn(value);
            if (send.problem !== null) send.reset();
          }}
        />
      )}
    </FormDialog>
  );
}
