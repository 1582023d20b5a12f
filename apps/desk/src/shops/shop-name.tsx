import { Trans, useLingui } from "@lingui/react/macro";
import { acceptShopName, type ProposedShopName, proposedShopNameQuery, refuseShopName } from "@plaza/api-client/desk";
import { formatDateTime, localeNames, locales, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactElement, useState } from "react";
import { shopRoute } from "../routes.ts";
import { attributeName, attributes, mute, panel, panelTitle, row, stack } from "../shared/page.css.ts";
import { TextDialog } from "../shared/text-dialog.tsx";
import { useChange } from "../shared/use-change.ts";

const maxGroundsLength = 500;

/** The name that a shop would like to have, in each language; nothing where it proposes none. */
export function ShopName({ id }: { readonly id: number }): ReactElement | null {
  const { desk } = shopRoute.useRouteContext();
  const { data: proposed = null } = useQuery(proposedShopNameQuery(desk, { id }));
  return proposed === null ? null : <Proposed proposed={proposed} />;
}

function Proposed({ proposed }: { readonly proposed: ProposedShopName }): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const reader = useReader();
  const { desk } = shopRoute.useRouteContext();
  const [refusing, setRefusing] = useState<ProposedShopName | null>(null);
  const accept = useChange({
    event: "shop-name-decision",
    send: (read: ProposedShopName) => acceptShopName(desk, read),
    onDone: () => toasts.show(t`The name is accepted.`),
  });
  const { state, grounds, decidedBy, decidedAt, sentAt } = proposed;
  const isDecided = refusing !== null && (state !== "waits" || proposed.revision !== refusing.revision);
  const sent = formatDateTime(sentAt, reader);
  return (
    <section className={`${panel} ${stack}`} aria-labelledby="proposed-name">
      <div>
        <h2 id="proposed-name" className={panelTitle}>
          <Trans>Proposed name</Trans>
        </h2>
        <p className={mute}>
          {state === "waits" ? (
            <Trans>Proposed on {sent}. Shoppers see the one before.</Trans>
          ) : (
            <Trans>Refused:</Trans>
          )}
        </p>
        {grounds !== "" && (
          <p>
            <bdi>{grounds}</bdi>
          </p>
        )}
      </div>
      <dl className={attributes}>
        {locales.map((locale) => {
          const text = proposed.name[locale];
          return (
            text !== undefined && (
              <Fragment key={locale}>
                <dt className={attributeName}>{localeNames[locale]}</dt>
                <dd lang={locale}>{text}</dd>
              </Fragment>
            )
          );
        })}
      </dl>
      {state === "waits" && (
        <div className={row}>
          <Button
            kind="primary"
            busy={accept.busy}
            aria-label={t`Accept the name`}
            onClick={() => accept.run(proposed)}
          >
            <Trans context="document">Accept</Trans>
          </Button>
          <Button disabled={accept.busy} aria-label={t`Refuse the name`} onClick={() => setRefusing(proposed)}>
            <Trans context="document">Refuse</Trans>
          </Button>
        </div>
      )}
      {accept.problem !== null && (
        <Alert kind="danger" announce>
          {accept.problem}
        </Alert>
      )}
      {refusing !== null && (
        <TextDialog
          title={<Trans>Refuse the name?</Trans>}
          label={t`Reason`}
          hint={t`The shop reads it, and can propose another name.`}
          missing={t`Please write the reason.`}
          limit={maxGroundsLength}
          decided={
            isDecided
              ? { what: <Trans>proposed anew, or decided</Trans>, by: decidedBy, at: decidedAt ?? sentAt }
              : null
          }
          confirm={t({ message: "Refuse", context: "document" })}
          done={t`The name is refused.`}
          event="shop-name-decision"
          send={(words) =>
            refuseShopName(desk, { seen: { id: refusing.id, revision: refusing.revision }, grounds: words })
          }
          onClose={() => setRefusing(null)}
        />
      )}
    </section>
  );
}
