import { Trans } from "@lingui/react/macro";
import { afterSalesRequestQuery } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useServerTime } from "@plaza/ui-kit/use-server-time";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Headset } from "lucide";
import { type ReactElement, useRef } from "react";
import { useRequestDialogs } from "../dialogs/use-request-dialogs.tsx";
import { requestRoute } from "../routes.ts";
import { Crumbs } from "../shared/crumbs.tsx";
import { title } from "../shared/page-head.css.ts";
import { replacedTitle, stateTitles } from "../shared/request-state.tsx";
import { Trail } from "../shared/trail.tsx";
import { useWholeLines } from "../shared/whole-lines.ts";
import { RequestFacts } from "./request-facts.tsx";
import { RequestHistory } from "./request-history.tsx";
import * as look from "./request-page.css.ts";
import { StateLine } from "./state-line.tsx";
import { WhatToDo } from "./what-to-do.tsx";

export function RequestPage(): ReactElement | null {
  const { afterSaleId } = requestRoute.useSearch();
  // The loader has thrown `notFound` in this case.
  return afterSaleId === undefined ? null : <RequestScreen key={afterSaleId} id={afterSaleId} />;
}

/** Everything about one request; what the customer has to do stands first. */
function RequestScreen({ id }: { readonly id: number }): ReactElement {
  const { api, openConversation } = requestRoute.useRouteContext();
  const navigate = requestRoute.useNavigate();
  const { data: request, dataUpdatedAt } = useSuspenseQuery({
    ...afterSalesRequestQuery(api, id),
    // The shop may have answered while the window was in the background.
    refetchOnWindowFocus: true,
  });
  const now = useServerTime(dataUpdatedAt);
  const heading = useRef<HTMLHeadingElement>(null);
  const isForgotten = useWholeLines();
  const dialogs = useRequestDialogs({
    heading,
    shown: request,
    // Some platforms know nothing of it any more.
    onRevoked: () => {
      if (isForgotten && heading.current !== null)
        void navigate({ ...to.afterSales({ type: "apply" }), replace: true });
    },
  });
  const { number, state, kind, shop } = request;
  const shopId = shop.id;
  return (
    <div className={look.page}>
      <div>
        <Crumbs>
          <Trans context="request">No. {number}</Trans>
        </Crumbs>
        <div className={look.head}>
          <div className={look.heading}>
            <h1 ref={heading} tabIndex={-1} className={title}>
              {request.isReplaced ? replacedTitle : stateTitles[state]}
            </h1>
            <p className={look.line}>
              <StateLine request={request} now={now} />
            </p>
          </div>
          <div className={look.buttons}>
            {request.canRevoke && (
              <Button kind="quiet" onClick={() => dialogs.revoke({ id, number })}>
                <Trans context="button">Revoke</Trans>
              </Button>
            )}
            {openConversation !== undefined && shopId !== null && (
              <Button icon={<Icon of={Headset} size={16} />} onClick={() => openConversation({ shopId })}>
                <Trans>Ask the shop</Trans>
              </Button>
            )}
          </div>
        </div>
      </div>
      <Trail state={state} kind={kind} />
      <div className={look.columns}>
        <div className={look.column}>
          <WhatToDo request={request} onSend={() => dialogs.send({ id, number })} />
          <RequestHistory request={request} now={now} />
        </div>
        <div className={look.column}>
          <RequestFacts request={request} now={now} />
        </div>
      </div>
      {dialogs.drawn}
    </div>
  );
}
