import { Trans, useLingui } from "@lingui/react/macro";
import { type Address, addressesQuery } from "@plaza/api-client";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { addressesRoute } from "../routes.ts";
import { screenTitle } from "../titles.ts";
import { AddressCard } from "./address-card.tsx";
import { head, title } from "../shared/page-head.css.ts";
import { list } from "./addresses-page.css.ts";
import { NoAddresses } from "./no-addresses.tsx";
import { UnlistedAddresses } from "./unlisted-addresses.tsx";
import { useSetDefault } from "./use-set-default.ts";

const addressDialog = lazyModule(() => import("./address-dialog.tsx"));
const deleteDialog = lazyModule(() => import("./delete-dialog.tsx"));

type Open = { readonly to: "add" } | { readonly to: "edit" | "delete"; readonly address: Address };

/** A customer's address book. */
export function AddressesPage(): ReactElement {
  const { t } = useLingui();
  const { api, i18n } = addressesRoute.useRouteContext();
  const { data, error, isFetching, refetch } = useQuery({
    ...addressesQuery(api),
    // The page says that they did not load.
    meta: { ...addressesQuery.meta, quiet: true },
    retryOnMount: false,
  });
  const addresses = data ?? [];
  const setDefault = useSetDefault(api);
  const toasts = useToasts();
  const { module: form, load: loadForm } = useLazyModule(addressDialog);
  const { module: question, load: loadQuestion } = useLazyModule(deleteDialog);
  const [open, setOpen] = useState<Open | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [changes, setChanges] = useState(0);
  // The button that was pressed may be gone with its address, or with the notice that there is none yet.
  useEffect(() => {
    if (changes > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [changes]);

  async function show(next: Open): Promise<void> {
    if (await (next.to === "delete" ? loadQuestion() : loadForm())) setOpen(next);
    else toasts.show(t`The form did not load. Please try again.`, "danger");
  }
  function close(): void {
    setOpen(null);
  }
  function saved(): void {
    close();
    setChanges(changes + 1);
  }
  function deleted(): void {
    saved();
    toasts.show(t`The address is deleted.`);
  }
  return (
    <>
      <div className={head}>
        <h1 ref={heading} tabIndex={-1} className={title}>
          {screenTitle(i18n, "addresses")}
        </h1>
        {addresses.length > 0 && (
          <Button icon={<Icon of={Plus} size={16} />} onClick={() => void show({ to: "add" })}>
            <Trans>Add address</Trans>
          </Button>
        )}
      </div>
      {data !== undefined && error !== null && (
        <Alert
          kind="warning"
          announce
          action={
            <Button size="small" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>
            The latest changes could not be shown. The shop may not know the region of one of your addresses.
          </Trans>
        </Alert>
      )}
      {data === undefined ? (
        <UnlistedAddresses
          // The document came without the failure, and asks once more.
          retrying={isFetching && error !== null}
          onRetry={() => void refetch()}
          onAdd={() => void show({ to: "add" })}
        />
      ) : addresses.length === 0 ? (
        <NoAddresses onAdd={() => void show({ to: "add" })} />
      ) : (
        <ul className={list}>
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onEdit={() => void show({ to: "edit", address })}
              onDelete={() => void show({ to: "delete", address })}
              onSetDefault={() => setDefault(address)}
            />
          ))}
        </ul>
      )}
      {form !== null && open !== null && open.to !== "delete" && (
        <form.SavedAddressDialog
          address={open.to === "edit" ? open.address : null}
          first={data?.length === 0}
          onSaved={saved}
          onClose={close}
        />
      )}
      {question !== null && open?.to === "delete" && (
        <question.DeleteDialog address={open.address} onDeleted={deleted} onClose={close} />
      )}
    </>
  );
}
