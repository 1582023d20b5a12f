import { merchantApplicationQuery, siteConfigurationQuery, tradesQuery } from "@plaza/api-client";
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
  const { again } = applyRoute.useSearch();
  const { data: site } = useSuspenseQuery(siteConfigurationQuery(api));
  const { data: trades } = useSuspenseQuery(tradesQuery(api));
  const { data: own } = useQuery({ ...newestApplicationQuery(api), enabled: session.isCustomer });
  const isAgain = session.isCustomer && again !== undefined;
  const { data: refused } = useQuery({ ...merchantApplicationQuery(api, { id: again ?? 0 }), enabled: isAgain });
  const newest = own?.items[0];
  return (
    <div className={page}>
      <Crumbs screen="apply" />
      <Banner siteName={site.name} />
      <div className={look.columns}>
        {newest?.state === "pending" ? (
          <PendingNotice application={newest} />
        ) : (
          <DraftedForm trades={trades} refused={isAgain && refused?.state === "refused" ? refused : null} />
        )}
        <div className={look.aside}>
          <HowItGoes />
          <QuestionsFirst />
        </div>
      </div>
    </div>
  );
}
