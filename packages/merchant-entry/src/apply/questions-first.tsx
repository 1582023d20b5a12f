import { Trans } from "@lingui/react/macro";
import { customerServiceQuery } from "@plaza/api-client";
import { nameZone, useReader } from "@plaza/i18n";
import { rootRoute } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useId } from "react";
import { AskUs } from "../shared/ask-us.tsx";
import { heading, muted } from "../shared/panel.css.ts";
import { questions } from "./apply-page.css.ts";

/** Whom to ask before applying; nothing where nobody can be asked. */
export function QuestionsFirst(): ReactElement | null {
  const id = useId();
  const reader = useReader();
  const { api, openConversation } = rootRoute.useRouteContext();
  const { data: service } = useQuery(customerServiceQuery(api));
  if (openConversation === undefined) return null;
  return (
    <section className={questions} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        <Trans>Questions first?</Trans>
      </h2>
      {service?.hours !== undefined && service.hours !== "" && (
        <p className={muted}>{nameZone(service.hours, reader)}</p>
      )}
      <AskUs size="small" />
    </section>
  );
}
