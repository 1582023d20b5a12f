import { merchantApplicationQuery, siteConfigurationQuery, tradesQuery } from "@plaza/api-client";
import { useExtension } from "@plaza/routing";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { applyRoute } from "../routes.ts";
import { Crumbs } from "../shared/crumbs.tsx";
import { page } from "../shared/panel.css.ts";
import * as look from "./apply-page.css.ts";
import { Banner } from "./banner.tsx";
import { DraftedForm } from "./drafted-form.tsx";
import { HowItGoes } from "./how-it-goes.tsx";
import { newestApplicationQuery } from "./newest-application.ts";
import { PendingNotice } from "./pending-notice.tsx";
import { QuestionsFirst } from "./questions-first.tsx";

/** The form of an application, beside how it goes on; instead of it the application that is still open. */
export function ApplyPage(): ReactElement {
  const { api, session } = applyRoute.useRouteContext();
  const { again, correct } = applyRoute.useSearch();
  const { data: site } = useSuspenseQuery(siteConfigurationQuery(api));
  const { data: trades } = useSuspenseQuery(tradesQuery(api));
  const { data: own } = useQuery({ ...newestApplicationQuery(api), enabled: session.isCustomer });
  const canCorrect = useExtension("application_edit");
  const sentId = (canCorrect ? correct : undefined) ?? again;
  const isSent = session.isCustomer && sentId !== undefined;
  const { data: sent } = useQuery({ ...merchantApplicationQuery(api, { id: sentId ?? 0 }), enabled: isSent });
  const newest = own?.items[0];
  const corrected = isSent && sentId === correct && sent?.state === "pending" ? sent : null;
  const isOver = sent?.state === "refused" || sent?.state === "withdrawn";
  return (
    <div className={page}>
      <Crumbs screen="apply" />
      <Banner siteName={site.name} />
      <div className={look.columns}>
        {newest?.state === "pending" && corrected === null ? (
          <PendingNotice application={newest} />
        ) : (
          <DraftedForm trades={trades} again={isSent && isOver ? sent : null} corrected={corrected} />
        )}
        <div className={look.aside}>
          <HowItGoes />
          <QuestionsFirst />
        </div>
      </div>
    </div>
  );
}
