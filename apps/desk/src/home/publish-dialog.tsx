import { Trans, useLingui } from "@lingui/react/macro";
import { foreignZone, useReader } from "@plaza/i18n";
import { Field } from "@plaza/ui-kit/field";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { type ReactElement, type ReactNode, useState } from "react";
import { FormDialog } from "../shared/form-dialog.tsx";
import { momentOf } from "../shared/platform-moment.ts";
import type { Change } from "../shared/use-change.ts";

export interface PublishDialogProps {
  readonly title: ReactNode;
  /** Takes when it begins; null: at once. */
  readonly publish: Change<number | null>;
  readonly onClose: () => void;
  /** What should be known before. */
  readonly children: Elements;
}

/** Publishes at once, or from a minute of the platform's clock on. */
export function PublishDialog({ title, publish, onClose, children }: PublishDialogProps): ReactElement {
  const { t } = useLingui();
  const zone = foreignZone(useReader());
  const [when, setWhen] = useState<"now" | "later">("now");
  const [typed, setTyped] = useState("");
  const [isTried, setIsTried] = useState(false);
  const beginsAt = momentOf(typed);
  const isOfTime = publish.field === "begins_at";
  const missing = isTried && when === "later" && beginsAt === null ? t`Choose a day and a time.` : undefined;
  return (
    <FormDialog
      title={title}
      submitLabel={when === "now" ? <Trans>Publish now</Trans> : <Trans>Schedule</Trans>}
      busy={publish.busy}
      problem={isOfTime ? null : publish.problem}
      onSubmit={() => {
        setIsTried(true);
        if (when === "now") publish.run(null);
        else if (beginsAt !== null) publish.run(beginsAt);
      }}
      onClose={onClose}
    >
      {children}
      <RadioGroup
        label={<Trans>When it is shown</Trans>}
        value={when}
        options={[
          { value: "now", label: t`At once` },
          { value: "later", label: t`From a time on` },
        ]}
        onChange={setWhen}
      />
      {when === "later" && (
        <Field
          label={<Trans>Begins</Trans>}
          type="datetime-local"
          hint={zone}
          value={typed}
          error={missing ?? (isOfTime ? publish.problem : undefined)}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            publish.reset();
          }}
        />
      )}
    </FormDialog>
  );
}
