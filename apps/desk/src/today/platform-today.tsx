import { Trans, useLingui } from "@lingui/react/macro";
import { type PlatformFigures, platformFiguresQuery } from "@plaza/api-client/desk";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { todayRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { OpeningGuide } from "./opening-guide.tsx";
import { figures as figuresLook } from "./today-page.css.ts";
import { WaitingLink } from "./waiting-link.tsx";

/** What the marketplace still needs before its first sale, and what waits for operators. */
export function PlatformToday(): ReactElement {
  const { t } = useLingui();
  const { desk } = todayRoute.useRouteContext();
  const query = useQuery(platformFiguresQuery(desk, undefined));
  return (
    <div className={page}>
      <PageHead title={t`Today`} />
      <Loaded query={query}>
        {(figures) => (
          <>
            <OpeningGuide steps={figures.steps} />
            <Waiting figures={figures} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Waiting({ figures }: { readonly figures: PlatformFigures }): ReactElement {
  const { t } = useLingui();
  const waiting = [
    { name: t`Applications to decide`, count: figures.applications, to: "/applications" },
    { name: t`Documents of shops to check`, count: figures.documentsToCheck, to: "/shops" },
    { name: t`Names of shops to decide`, count: figures.shopNamesToDecide, to: "/shops" },
    { name: t`Transfers awaited`, count: figures.transfersAwaited, to: "/transfers" },
    {
      name: t`Transfers without an order`,
      count: figures.transfersUnmatched,
      to: "/transfers",
      search: { list: "unmatched" },
    },
    { name: t`Refunds to transfer`, count: figures.refundsToTransfer, to: "/transfers", search: { list: "refunds" } },
    {
      name: t`Products to approve`,
      count: figures.productsToApprove,
      to: "/all-products",
      search: { list: "toApprove" },
    },
    { name: t`Proposals for the flash sale`, count: figures.flashProposals, to: "/flash-sale" },
    { name: t`Reported reviews`, count: figures.reportedReviews, to: "/reported-reviews" },
  ] as const;
  const isQuiet = waiting.every(({ count }) => count === 0);
  return (
    <>
      {isQuiet && (
        <p className={mute}>
          <Trans>Nothing waits for you.</Trans>
        </p>
      )}
      <ul className={figuresLook}>
        {waiting.map((each) => (
          <WaitingLink key={each.name} {...each} />
        ))}
      </ul>
    </>
  );
}
