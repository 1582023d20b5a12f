import { Trans, useLingui } from "@lingui/react/macro";
import type { AfterSalesKind, AfterSalesState } from "@plaza/api-client";
import { Icon } from "@plaza/ui-kit/icon";
import { Check, X } from "lucide";
import type { ReactElement, ReactNode } from "react";
import * as look from "./trail.css.ts";
import { type Station, type TrailStep, trailSteps } from "./trail-steps.ts";

type Labels = Readonly<Record<Station, ReactNode>>;

const happened: Labels = {
  applied: <Trans context="trail">Applied</Trans>,
  agreed: <Trans context="trail">Shop agreed</Trans>,
  sent: <Trans context="trail">Sent back</Trans>,
  received: <Trans context="trail">Shop received</Trans>,
  refunded: <Trans context="trail">Refunded</Trans>,
  revoked: <Trans context="trail">Revoked</Trans>,
};
/** What is awaited, rather than the station's name. */
const awaited: Labels = {
  ...happened,
  agreed: <Trans context="trail">Shop answers</Trans>,
  sent: <Trans context="trail">Send it back</Trans>,
  received: <Trans context="trail">Shop checks</Trans>,
  refunded: <Trans context="trail">Refund on its way</Trans>,
};
const refused: Labels = {
  ...happened,
  agreed: <Trans context="trail">Shop refused</Trans>,
  received: <Trans context="trail">Parcel refused</Trans>,
};
const labels: Readonly<Record<TrailStep["phase"], Labels>> = {
  done: happened,
  now: awaited,
  stopped: refused,
  later: happened,
};

export interface TrailProps {
  readonly state: AfterSalesState;
  readonly kind: AfterSalesKind;
}

/** How far a request has come. */
export function Trail({ state, kind }: TrailProps): ReactElement {
  const { t } = useLingui();
  return (
    <ol className={look.trail} aria-label={t`Progress of this request`}>
      {trailSteps(state, kind).map(({ station, phase }) => (
        <li
          key={station}
          className={look.steps[phase]}
          {...((phase === "now" || phase === "stopped") && { "aria-current": "step" })}
        >
          {phase === "done" && (
            <span className={look.tick}>
              <Icon of={Check} size={14} label={t({ message: "done", context: "trail" })} />
            </span>
          )}
          {phase === "stopped" && (
            <span className={look.cross}>
              <Icon of={X} size={14} />
            </span>
          )}
          <span>{labels[phase][station]}</span>
        </li>
      ))}
    </ol>
  );
}
