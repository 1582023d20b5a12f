import { Trans, useLingui } from "@lingui/react/macro";
import { type Address, addressesQuery } from "@plaza/api-client";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { pageTitle } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { useToasts } from "@plaza/ui-kit/toast";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { addressesRoute } from "../routes.ts";
import { head } from "../shared/page-head.css.ts";
import { screenTitle } from "../titles.ts";
import { AddressCard } from "./address-card.tsx";
import { useSetDefault } from "./address-changes.ts";
import { list } from "./addresses-page.css.ts";
import image from "./no-addresses.webp";

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
  const loadError = t`The form did not load. Please try again.`;
  const form = useDialog(useLazyModule(addressDialog), loadError);
  const question = useDialog(useLazyModule(deleteDialog), loadError);
  const [open, setOpen] = useState<Open | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [changes, setChanges] = useState(0);
  // The button that was pressed may be gone with its address, or with the notice that there is none yet.
  useEffect(() => {
    if (changes > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [changes]);

  function show(next: Open): void {
    (next.to === "delete" ? question : form).openWhenLoaded(() => setOpen(next));
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
        <h1 ref={heading} tabIndex={-1} className={pageTitle}>
          {screenTitle(i18n, "addresses")}
        </h1>
        {addresses.length > 0 && (
          <Button icon={<Icon of={Plus} size={16} />} onClick={() => show({ to: "add" })}>
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
        <AddressesLoadError
          // The document came without the failure, and asks once more.
          retrying={isFetching && error !== null}
          onRetry={() => void refetch()}
          onAdd={() => show({ to: "add" })}
        />
      ) : addresses.length === 0 ? (
        <NoAddresses onAdd={() => show({ to: "add" })} />
      ) : (
        <ul className={list}>
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onEdit={() => show({ to: "edit", address })}
              onDelete={() => show({ to: "delete", address })}
              onSetDefault={() => setDefault(address)}
            />
          ))}
        </ul>
      )}
      {form.module !== null && open !== null && open.to !== "delete" && (
        <form.module.SavedAddressDialog
          address={open.to === "edit" ? open.address : null}
          first={data?.length === 0}
          onSaved={saved}
          onClose={close}
        />
      )}
      {question.module !== null && open?.to === "delete" && (
        <question.module.DeleteDialog address={open.address} onDeleted={deleted} onClose={close} />
      )}
    </>
  );
}

interface NoAddressesProps {
  readonly onAdd: () => void;
}

function NoAddresses({ onAdd }: NoAddressesProps): ReactElement {
  return (
    <EmptyState
      tone="page"
      image={<img src={image} alt="" width={240} height={180} />}
      title={<Trans>No addresses yet</Trans>}
      line={<Trans>Add your first address, and ordering takes a minute.</Trans>}
      action={
        <Button kind="primary" onClick={onAdd}>
          <Trans>Add address</Trans>
        </Button>
      }
    />
  );
}

interface AddressesLoadErrorProps {
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onAdd: () => void;
}

/**
 * Instead of addresses that the platform does not list: some answer none of them where they do not know the region of one. A
 * new address can still be added, and ordered with.
 */
function AddressesLoadError({ retrying, onRetry, onAdd }: AddressesLoadErrorProps): ReactElement {
  return (
    <EmptyState
      tone="page"
      title={<Trans>Your addresses could not be shown</Trans>}
      line={
        <Trans>The shop may not know the region of one of them. You can add another address and order with it.</Trans>
      }
      action={
        <>
          <Button kind="primary" busy={retrying} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>{" "}
          <Button onClick={onAdd}>
            <Trans>Add address</Trans>
          </Button>
        </>
      }
    />
  );
}
