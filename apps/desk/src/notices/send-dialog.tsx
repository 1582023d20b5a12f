import { Trans, useLingui } from "@lingui/react/macro";
import { type ListedCampaign, noticeCampaignQuery, sendNoticeCampaign } from "@plaza/api-client/desk";
import { foreignZone, useReader } from "@plaza/i18n";
import { Field } from "@plaza/ui-kit/field";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { noticesRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { momentOf } from "../shared/platform-moment.ts";
import { useChange } from "../shared/use-change.ts";
import { AudienceCount } from "./audience-count.tsx";
import { AudienceName } from "./campaign-words.tsx";
import { CampaignPreview } from "./campaign-preview.tsx";

export interface SendDialogProps {
  readonly campaign: ListedCampaign;
  readonly onClose: () => void;
}

/** Says who gets it and what they read, and sends it now or from a minute of the platform's clock on. */
export function SendDialog({ campaign, onClose }: SendDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const zone = foreignZone(useReader());
  const { desk } = noticesRoute.useRouteContext();
  const [{ id, revision }] = useState(campaign);
  const query = useQuery(noticeCampaignQuery(desk, id));
  const [when, setWhen] = useState<"now" | "later">("now");
  const [typed, setTyped] = useState("");
  const [isTried, setIsTried] = useState(false);
  const at = momentOf(typed);
  const send = useChange({
    event: "notice-campaign-change",
    send: (moment: number | null) => sendNoticeCampaign(desk, { seen: { id, revision }, at: moment }),
    onDone: (_answer, moment) => {
      toasts.show(moment === null ? t`The notice is being sent.` : t`The notice is scheduled.`);
      onClose();
    },
  });
  const isOfTime = send.field === "send_at";
  const missing = isTried && when === "later" && at === null ? t`Choose a day and a time.` : undefined;
  return (
    <FormDialog
      size="wide"
      title={<Trans>Send this notice?</Trans>}
      submitLabel={when === "now" ? <Trans>Send now</Trans> : <Trans>Schedule</Trans>}
      busy={send.busy}
      problem={isOfTime ? null : send.problem}
      onSubmit={() => {
        setIsTried(true);
        if (when === "now") send.run(null);
        else if (at !== null) send.run(at);
      }}
      onClose={onClose}
    >
      <p>
        <AudienceName audience={campaign.audience} />
      </p>
      <AudienceCount audience={campaign.audience} />
      <Loaded query={query} lines={4}>
        {({ title, content }) => <CampaignPreview title={title} content={content} />}
      </Loaded>
      <RadioGroup
        label={<Trans>When it is sent</Trans>}
        value={when}
        options={[
          { value: "now", label: t`At once` },
          { value: "later", label: t`From a time on` },
        ]}
        onChange={setWhen}
      />
      {when === "later" && (
        <Field
          label={<Trans context="notice">Sent from</Trans>}
          type="datetime-local"
          hint={zone}
          value={typed}
          error={missing ?? (isOfTime ? send.problem : undefined)}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            send.reset();
          }}
        />
      )}
    </FormDialog>
  );
}
