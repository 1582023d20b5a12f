import { Trans, useLingui } from "@lingui/react/macro";
import type { AfterSalesKind, AfterSalesState } from "@plaza/api-client";
import { Icon } from "@plaza/ui-kit/icon";
import { Check, X } from "lucide";
import type { ReactElement, ReactNode } from "react";
import * as look from "./request-timeline.css.ts";

const ways: Readonly<Record<AfterSalesKind, readonly Milestone[]>> = {
  refund: ["applied", "agreed", "refunded"],
  return: ["applied", "agreed", "sent", "received", "refunded"],
};

/** The current milestone by state: the awaited one, or the one at which the request has ended. */
const milestones: Readonly<Record<Exclude<AfterSalesState, "refunded">, Milestone>> = {
  applied: "agreed",
  refused: "agreed",
  awaitingGoods: "sent",
  goodsSent: "received",
  goodsRefused: "received",
  refunding: "refunded",
  revoked: "revoked",
};

const stops: ReadonlySet<AfterSalesState> = new Set(["refused", "goodsRefused", "revoked"]);

type Labels = Readonly<Record<Milestone, ReactNode>>;

const happened: Labels = {
  applied: <Trans context="timeline">Applied</Trans>,
  agreed: <Trans context="timeline">Shop agreed</Trans>,
  sent: <Trans context="timeline">Sent back</Trans>,
  received: <Trans context="timeline">Shop received</Trans>,
  refunded: <Trans context="timeline">Refunded</Trans>,
  revoked: <Trans context="timeline">Revoked</Trans>,
};
/** The names of milestones that are awaited. */
const awaited: Labels = {
  ...happened,
  agreed: <Trans context="timeline">Shop answers</Trans>,
  sent: <Trans context="timeline">Send it back</Trans>,
  received: <Trans context="timeline">Shop checks</Trans>,
  refunded: <Trans context="timeline">Refund on its way</Trans>,
};
const refused: Labels = {
  ...happened,
  agreed: <Trans context="timeline">Shop refused</Trans>,
  received: <Trans context="timeline">Parcel refused</Trans>,
};
const labels: Readonly<Record<TimelineStep["phase"], Labels>> = {
  done: happened,
  now: awaited,
  stopped: refused,
  later: happened,
};

export interface RequestTimelineProps {
  readonly state: AfterSalesState;
  readonly kind: AfterSalesKind;
}

/** How far a request has come. */
export function RequestTimeline({ state, kind }: RequestTimelineProps): ReactElement {
  const { t } = useLingui();
  return (
    <ol className={look.timeline} aria-label={t`Progress of this request`}>
      {timelineSteps(state, kind).map(({ milestone, phase }) => (
        <li
          key={milestone}
          className={look.steps[phase]}
          {...((phase === "now" || phase === "stopped") && { "aria-current": "step" })}
        >
          {phase === "done" && (
            <span className={look.tick}>
              <Icon of={Check} size={14} label={t({ message: "done", context: "timeline" })} />
            </span>
          )}
          {phase === "stopped" && (
            <span className={look.cross}>
              <Icon of={X} size={14} />
            </span>
          )}
          <span>{labels[phase][milestone]}</span>
        </li>
      ))}
    </ol>
  );
}

/** The milestones of a request. */
type Milestone = "applied" | "agreed" | "sent" | "received" | "refunded" | "revoked";

interface TimelineStep {
  readonly milestone: Milestone;
  /** `stopped`: the shop or the customer has ended the request at this milestone. */
  readonly phase: "done" | "now" | "stopped" | "later";
}

/** The milestones of a request, from the application to the refund. */
export function timelineSteps(state: AfterSalesState, kind: AfterSalesKind): readonly TimelineStep[] {
  if (state === "revoked")
    return [
      { milestone: "applied", phase: "done" },
      { milestone: "revoked", phase: "stopped" },
    ];
  const way = ways[kind];
  if (state === "refunded") return way.map((milestone) => ({ milestone, phase: "done" }));
  const here = milestones[state];
  // "Refund only" has no milestone for a parcel. If the customer sends one all the same, the refund comes next.
  const index = way.includes(here) ? way.indexOf(here) : way.length - 1;
  if (!stops.has(state))
    return way.map((milestone, at) => ({ milestone, phase: at < index ? "done" : at === index ? "now" : "later" }));
  // The milestones between the stop and the refund are not shown.
  const before = way.slice(0, index).map((milestone): TimelineStep => ({ milestone, phase: "done" }));
  return [...before, { milestone: here, phase: "stopped" }, { milestone: "refunded", phase: "later" }];
}
