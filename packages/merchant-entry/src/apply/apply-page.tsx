import { Trans, useLingui } from "@lingui/react/macro";
import {
  customerServiceQuery,
  type ListedMerchantApplication,
  merchantApplicationQuery,
  siteConfigurationQuery,
  tradesQuery,
} from "@plaza/api-client";
import { nameZone, useReader } from "@plaza/i18n";
import { rootRoute, to, useExtension } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { panelTitle, remark } from "@plaza/ui-kit/global";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useId } from "react";
import { applyRoute } from "../routes.ts";
import { AskUs } from "../shared/ask-us.tsx";
import { Crumbs } from "../shared/crumbs.tsx";
import { page, panel, sentence } from "../shared/panel.css.ts";
import { StateStatus } from "../shared/state-status.tsx";
import * as look from "./apply-page.css.ts";
import image from "./banner.webp";
import { DraftedForm } from "./drafted-form.tsx";
import { newestApplicationQuery } from "./newest-application.ts";

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
        ) : !site.isMerchantEntryOpen && corrected === null ? (
          <NotOpenYet />
        ) : trades.length === 0 ? (
          <NothingToChoose />
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

/** A form whose first choice has nothing to choose cannot be sent: better to say so than to ask for all the rest. */
function NothingToChoose(): ReactElement {
  return (
    <div className={panel}>
      <EmptyState
        title={<Trans>Applications are not open yet</Trans>}
        line={<Trans>There are no trades to choose from yet, so nobody can apply. Please come back later.</Trans>}
      />
    </div>
  );
}

/** Why somebody would open a shop here. */
function Banner({ siteName }: { readonly siteName: string }): ReactElement {
  return (
    <div className={look.banner}>
      <img className={look.image} src={image} alt="" width={1180} height={184} />
      <div className={look.copy}>
        <h1 className={sentence}>
          <Trans>Open your shop on {siteName}</Trans>
        </h1>
        <p className={look.line}>
          <Trans>One form, an answer within 3 working days.</Trans>
        </p>
        <ul className={look.reasons}>
          <li>
            <Trans>One cart for the customers of all shops</Trans>
          </li>
          <li>
            <Trans>Four languages from the first day</Trans>
          </li>
          <li>
            <Trans>Orders, returns and questions at one desk</Trans>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** The way from the form to the open shop. */
function HowItGoes(): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const steps: readonly (readonly [title: string, line: ReactNode])[] = [
    [t`You apply`, <Trans key="apply">Ten minutes with your licence at hand.</Trans>],
    [t`We look at it`, <Trans key="look">Reviewed within 3 working days, notice by SMS.</Trans>],
    [
      t`Your shop opens`,
      <Trans key="open">Log in with the account you choose here, add products, welcome customers.</Trans>,
    ],
  ];
  return (
    <section className={panel} aria-labelledby={id}>
      <h2 id={id} className={panelTitle}>
        <Trans>How it works</Trans>
      </h2>
      <ol>
        {steps.map(([title, line], index) => (
          <li key={title} className={look.step}>
            <span aria-hidden className={look.number}>
              {index + 1}
            </span>
            <span>
              <span className={look.stepTitle}>{title}</span>
              <br />
              <span className={remark}>{line}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One application at a time: the open one is answered first. */
function PendingNotice({ application }: { readonly application: ListedMerchantApplication }): ReactElement {
  const { id, name, state } = application;
  const canCorrect = useExtension("application_edit");
  return (
    <section className={`${panel} ${look.notice}`}>
      <StateStatus state={state} />
      <h2 className={sentence}>
        <Trans>{name} is with us</Trans>
      </h2>
      <p>
        <Trans>We answer within 3 working days. Another application can be sent after that.</Trans>
      </p>
      <div className={look.actions}>
        <Link {...to.merchantApplicationDetail(id)} className={buttonClass({ kind: "primary" })}>
          <Trans>Look at the application</Trans>
        </Link>
        {canCorrect && (
          <Link {...to.merchantApplication({ correct: id })} className={buttonClass()}>
            <Trans>Correct it</Trans>
          </Link>
        )}
        <Link {...to.merchantApplicationRecords()} className={buttonClass()}>
          <Trans>My applications</Trans>
        </Link>
      </div>
    </section>
  );
}

/** There is no agreement yet that a merchant could accept. */
function NotOpenYet(): ReactElement {
  return (
    <section className={`${panel} ${look.notice}`}>
      <h2 className={sentence}>
        <Trans>Applications are not open yet</Trans>
      </h2>
      <p>
        <Trans>The agreement for merchants has not been published. Please come back later.</Trans>
      </p>
    </section>
  );
}

/** Whom to ask before applying; nothing where nobody can be asked. */
function QuestionsFirst(): ReactElement | null {
  const id = useId();
  const reader = useReader();
  const { api, openConversation } = rootRoute.useRouteContext();
  const { data: service } = useQuery(customerServiceQuery(api));
  if (openConversation === undefined) return null;
  return (
    <section className={look.questions} aria-labelledby={id}>
      <h2 id={id} className={panelTitle}>
        <Trans>Questions first?</Trans>
      </h2>
      {service?.hours !== undefined && service.hours !== "" && (
        <p className={remark}>{nameZone(service.hours, reader)}</p>
      )}
      <AskUs size="small" />
    </section>
  );
}
