import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { CircleAlert, Clock } from "lucide";
import type { ReactElement } from "react";
import * as look from "../log/bubble.css.ts";
import type { Picture } from "./use-pictures.ts";

export interface PictureRowProps {
  readonly picture: Picture;
  /** Why it failed. */
  readonly problem: string;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A picture that is being sent to the platform. */
export function PictureRow({ picture, problem, onRetry, onRemove }: PictureRowProps): ReactElement {
  const { t } = useLingui();
  const { upload, preview } = picture;
  const hasFailed = upload.state === "failed";
  return (
    <div className={look.sides.own}>
      <div className={look.sideOf.own}>
        <img src={preview} alt={t`Image`} width={148} height={148} className={`${look.image} ${look.pale}`} />
        {hasFailed ? (
          <p className={look.problem} role="status">
            <Icon of={CircleAlert} size={14} />
            <span>{problem}</span>
            <button type="button" className={look.again} onClick={onRetry}>
              <Trans>Try again</Trans>
            </button>
            <button type="button" className={look.again} onClick={onRemove}>
              <Trans>Remove</Trans>
            </button>
          </p>
        ) : (
          <p className={look.below}>
            <Icon of={Clock} size={14} />
            <Trans context="message">Sending</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
