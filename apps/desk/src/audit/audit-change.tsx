import { Trans, useLingui } from "@lingui/react/macro";
import { type AuditEntry, type AuditField, putBackChange } from "@plaza/api-client/desk";
import { formatDateTime, formatMoney, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { auditRoute } from "../routes.ts";
import { mute, row, strong } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { after, before, change, field, fields, subject, subjects } from "./audit.css.ts";

/** What somebody has done at once: to one row, or to several. */
export function AuditChange({ entries }: { readonly entries: readonly [AuditEntry, ...AuditEntry[]] }): ReactElement {
  const reader = useReader();
  const [{ at, action, account, agent, shopName }] = entries;
  const command = action.startsWith("command:") ? action.slice("command:".length) : null;
  return (
    <li className={change}>
      <div>
        <div className={strong}>
          <Actor command={command} agent={agent} />
        </div>
        <div className={mute}>{[account, shopName].filter((text) => text !== "").join(" · ")}</div>
        <time className={mute} dateTime={new Date(at).toISOString()}>
          {formatDateTime(at, reader)}
        </time>
      </div>
      <ul className={subjects}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </li>
  );
}

function Actor({ command, agent }: { readonly command: string | null; readonly agent: string }): ReactElement {
  if (command !== null) return <Trans>Command {command}</Trans>;
  return agent === "" ? <Trans>Before a login</Trans> : <bdi>{agent}</bdi>;
}

function Entry({ entry }: { readonly entry: AuditEntry }): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = auditRoute.useRouteContext();
  const { id, subjectName, subjectId, title, operation, mayPutBack } = entry;
  const name = title === "" ? `#${subjectId}` : title;
  const operations = {
    insert: t({ message: "Added", context: "audit" }),
    update: t({ message: "Changed", context: "audit" }),
    delete: t({ message: "Deleted", context: "audit" }),
  };
  const putBack = useChange({
    event: "audit-put-back",
    send: () => putBackChange(desk, { id }),
    onDone: () => toasts.show(t`It is again as it was before.`),
    onProblem: (text) => toasts.show(text, "danger"),
  });
  return (
    <li className={subject}>
      <div className={row}>
        <span>{subjectName}</span>
        <bdi className={strong}>{name}</bdi>
        <span className={mute}>{operations[operation]}</span>
        {mayPutBack && (
          <Button size="small" busy={putBack.busy} aria-label={t`Put it back: ${name}`} onClick={() => putBack.run()}>
            <Trans>Put it back</Trans>
          </Button>
        )}
      </div>
      <dl className={fields}>
        {entry.fields.map((each) => (
          <div key={each.label} className={field}>
            <dt className={mute}>{each.label}</dt>
            <dd>
              {operation !== "insert" && each.kind !== "secret" && (
                <del className={before}>
                  <Value of={each} text={each.before} />
                </del>
              )}
              {operation !== "delete" && (
                <ins className={after}>
                  <Value of={each} text={each.after} />
                </ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function Value({ of: { kind }, text }: { readonly of: AuditField; readonly text: string }): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  if (kind === "secret") return <Trans>changed, not shown</Trans>;
  if (text === "") return <Trans context="value">nothing</Trans>;
  const [yes, no] = [t({ message: "yes", context: "value" }), t({ message: "no", context: "value" })];
  if (kind === "flag") return <span>{text === "1" ? yes : no}</span>;
  if (kind === "money") return <span translate="no">{formatMoney(Math.round(Number(text) * 100))}</span>;
  if (kind === "time") return <span>{formatDateTime(Date.parse(text), reader)}</span>;
  return <bdi>{kind === "id" ? `#${text}` : text}</bdi>;
}
