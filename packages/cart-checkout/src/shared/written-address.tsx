import { useLocale } from "@plaza/i18n";
import { importOrReload } from "@plaza/routing";
import { writtenAddressQuery, joinAddress, type PostalAddress } from "@plaza/shopping/written-address";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

export function useWrittenAddress(address: PostalAddress): string {
  const { data } = useQuery(writtenAddressQuery(address, useLocale(), importOrReload));
  return data ?? joinAddress(address, "zh");
}

/** An address that the platform has joined, as the language writes it. */
export function WrittenAddress({ address }: { readonly address: string }): ReactElement {
  const { data } = useQuery(writtenAddressQuery(address, useLocale(), importOrReload));
  return <span>{data ?? address}</span>;
}
