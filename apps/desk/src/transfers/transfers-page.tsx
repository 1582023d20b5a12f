import { Trans, useLingui } from "@lingui/react/macro";
import { type TransferPayment, transferPaymentsQuery } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { SearchField } from "@plaza/ui-kit/search-field";
import { textLink } from "@plaza/ui-kit/text-link";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { transferLists, transfersRoute } from "../routes.ts";
import { KeysetLinks } from "../shared/keyset-links.tsx";
import { ListTabs } from "../shared/list-tabs.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { page, panel, stack } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { PaymentTable } from "./payment-table.tsx";
import { RecordDialog } from "./record-dialog.tsx";
import { RefundList } from "./refund-list.tsx";
import { search as searchLook } from "./transfers.css.ts";
import { UnmatchedList } from "./unmatched-list.tsx";

const pageSize = 20;
/** How often it is asked what waits, in milliseconds. */
const often = 30_000;

/** Bank transfers: what is awaited, what has come, and what has to go back. */
export function TransfersPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = transfersRoute.useRouteContext();
  const navigate = transfersRoute.useNavigate();
  const { list = transferLists[0], words, page: pageNumber = 1, before } = transfersRoute.useSearch();
  const isOfPayments = list !== "unmatched" && list !== "refunds";
  // The other lists have their counts and the state of the settings from here, too.
  const query = useQuery({
    ...transferPaymentsQuery(desk, {
      list: isOfPayments ? list : "awaited",
      words: isOfPayments ? words : undefined,
      after: isOfPayments ? before : undefined,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: often,
  });
  const [received, setReceived] = useState<TransferPayment | null>(null);
  const [isEntering, setEntering] = useState(false);
  const counts = query.data?.counts;
  const names = {
    awaited: t({ message: "Awaited", context: "transfers" }),
    overdue: t({ message: "Overdue", context: "transfers" }),
    received: t({ message: "Received", context: "transfers" }),
    unmatched: t`Unmatched`,
    refunds: t`To refund`,
  };
  return (
    <div className={page}>
      <PageHead title={t`Bank transfers`}>
        <Button onClick={() => setEntering(true)}>
          <Trans>Enter a transfer</Trans>
        </Button>
      </PageHead>
      {query.data?.isOpen === false && (
        <Alert kind="info">
          <Trans>
            Customers cannot pay by bank transfer at present. Name an account and open it in the{" "}
            <Link to="/settings" search={{ list: "payment" }} className={textLink}>
              settings of payment
            </Link>
            .
          </Trans>
        </Alert>
      )}
      <ListTabs
        label={t`Lists of bank transfers`}
        usual={transferLists[0]}
        current={list}
        tabs={transferLists.map((each) => ({
          list: each,
          label: names[each],
          count: each in (counts ?? {}) ? counts?.[each as keyof typeof counts] : undefined,
        }))}
      />
      <div className={panel}>
        <div className={stack}>
          {list === "unmatched" && <UnmatchedList page={pageNumber} pageSize={pageSize} />}
          {list === "refunds" && <RefundList page={pageNumber} pageSize={pageSize} />}
          {isOfPayments && (
            <>
              <div className={searchLook}>
                <SearchField
                  key={words}
                  label={t`Reference, number of an order, or amount`}
                  quiet
                  defaultValue={words}
                  onSubmit={(text) =>
                    void navigate({
                      search: { ...(list !== transferLists[0] && { list }), ...(text !== "" && { words: text }) },
                    })
                  }
                />
              </div>
              <Loaded query={query}>
                {({ payments, hasMore }) => (
                  <>
                    {payments.length === 0 ? (
                      <EmptyState
                        title={
                          words === undefined ? (
                            <Trans>No bank transfers here</Trans>
                          ) : (
                            <Trans>No bank transfer matches “{words}”</Trans>
                          )
                        }
                      />
                    ) : (
                      <PaymentTable payments={payments} onReceive={setReceived} />
                    )}
                    <KeysetLinks
                      before={before}
                      last={hasMore ? payments.at(-1)?.id : undefined}
                      newest={<Trans>First page</Trans>}
                      older={<Trans>Next page</Trans>}
                    />
                  </>
                )}
              </Loaded>
            </>
          )}
        </div>
      </div>
      {(received !== null || isEntering) && (
        <RecordDialog
          payment={received}
          onClose={() => {
            setReceived(null);
            setEntering(false);
          }}
        />
      )}
    </div>
  );
}
