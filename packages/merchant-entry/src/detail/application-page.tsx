import { useLingui } from "@lingui/react/macro";
import { merchantApplicationQuery, type MerchantApplicationState } from "@plaza/api-client";
import { Steps } from "@plaza/ui-kit/steps";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { applicationRoute } from "../routes.ts";
import { Crumbs } from "../shared/crumbs.tsx";
import { page, panel } from "../shared/panel.css.ts";
import * as look from "./application-page.css.ts";
import approved from "./approved.webp";
import { Approved, Refused, Withdrawn } from "./decided.tsx";
import refused from "./refused.webp";
import { Submitted } from "./submitted.tsx";
import submitted from "./submitted.webp";
import { WhatWasSent } from "./what-was-sent.tsx";

const askedAgainMs = 10_000;

const images: Readonly<Record<MerchantApplicationState, string>> = {
  pending: submitted,
  refused,
  approved,
  withdrawn: refused,
};

export function ApplicationPage(): ReactElement | null {
  const { id } = applicationRoute.useSearch();
  // The loader has thrown `notFound` in this case.
  return id === undefined ? null : <Application id={id} />;
}

/** How an application stands, what to do about it, and what was sent. */
function Application({ id }: { readonly id: number }): ReactElement {
  const { api } = applicationRoute.useRouteContext();
  const { data: application } = useSuspenseQuery({
    ...merchantApplicationQuery(api, { id }),
    // Somebody decides it while the page is open, and the list that leads here may say so already.
    refetchInterval: ({ state: known }) => known.data?.state === "pending" && askedAgainMs,
  });
  const { state, name } = application;
  return (
    <div className={page}>
      <Crumbs screen="application" name={name} />
      <section className={`${panel} ${look.state}`}>
        <Progress state={state} />
        <div className={look.columns}>
          <img className={look.image} src={images[state]} alt="" width={300} height={225} />
          <div className={look.words}>
            {state === "pending" ? (
              <Submitted application={application} />
            ) : state === "refused" ? (
              <Refused application={application} />
            ) : state === "withdrawn" ? (
              <Withdrawn application={application} />
            ) : (
              <Approved application={application} />
            )}
          </div>
        </div>
      </section>
      <WhatWasSent application={application} />
    </div>
  );
}

/** From the form to the open shop; a refusal or a withdrawal stops there. */
function Progress({ state }: { readonly state: MerchantApplicationState }): ReactElement {
  const { t } = useLingui();
  const review = {
    pending: t({ message: "In review", context: "step" }),
    refused: t({ message: "Refused", context: "step" }),
    approved: t({ message: "Approved", context: "step" }),
    withdrawn: t({ message: "Withdrawn", context: "step" }),
  }[state];
  return (
    <Steps
      label={t`Status of your application`}
      done={state === "approved" ? 2 : 1}
      steps={[
        { key: "sent", title: t`Application sent` },
        { key: "review", title: review },
        { key: "open", title: t`Shop opens` },
      ]}
    />
  );
}
