import { Trans, useLingui } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import { LastChange } from "../shared/last-change.tsx";
import { mute } from "../shared/page.css.ts";
import { draftOf, isSame, type SettingDraft, standardDraft } from "./setting-drafts.ts";
import { SettingInput, type SettingInputProps } from "./setting-input.tsx";
import { details, item } from "./settings.css.ts";

export interface SettingItemProps extends Omit<SettingInputProps, "draft"> {
  /** Undefined: it is as the platform has it. */
  readonly draft: SettingDraft | undefined;
  readonly isChangedMeanwhile: boolean;
  readonly onGoOn: () => void;
  /** It is in another group, or not what is searched for: what is on its way in it goes on. */
  readonly isHidden: boolean;
}

/** A setting, what it usually is, and who changed it last. */
export function SettingItem({ draft, isChangedMeanwhile, isHidden, onGoOn, ...props }: SettingItemProps): ReactElement {
  const { setting, onDraft } = props;
  const { t } = useLingui();
  const { title, name, changed } = setting;
  const current = draft ?? draftOf(setting);
  const usual = standardDraft(setting);
  return (
    <li className={item} hidden={isHidden}>
      <SettingInput {...props} draft={current} />
      {isChangedMeanwhile && (
        <Alert kind="warning" announce>
          <Trans>A colleague has changed this meanwhile.</Trans>{" "}
          <Button size="small" onClick={() => onDraft(() => draftOf(setting))}>
            <Trans>Take theirs</Trans>
          </Button>{" "}
          <Button size="small" onClick={onGoOn}>
            <Trans>Keep mine</Trans>
          </Button>
        </Alert>
      )}
      <div className={details}>
        <code className={mute}>{name}</code>
        {!isSame(current, usual) && (
          <>
            <span className={mute}>
              <Usual setting={setting} />
            </span>
            <Button
              size="small"
              kind="quiet"
              aria-label={t`Back to the standard: ${title}`}
              onClick={() => onDraft(() => usual)}
            >
              <Trans>Back to the standard</Trans>
            </Button>
          </>
        )}
        {changed !== null && <LastChange subject="settings" id={name} changed={changed} />}
      </div>
    </li>
  );
}

/** What it is where nobody has set it, in the words of its control. */
function Usual({ setting: { standard, control } }: Pick<SettingInputProps, "setting">): ReactElement {
  if (standard === "") return <Trans>Usually empty</Trans>;
  if (control.kind === "flag") return standard === "1" ? <Trans>Usually on</Trans> : <Trans>Usually off</Trans>;
  const chosen = standard.split(",");
  const text =
    control.kind === "choice" || control.kind === "choices"
      ? control.choices
          .filter(({ value }) => chosen.includes(value))
          .map(({ title }) => title)
          .join(", ")
      : standard;
  return <Trans>Usually {text}</Trans>;
}
