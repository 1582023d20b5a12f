import type { Address } from "@plaza/api-client";
import { useLocale } from "@plaza/i18n";
import { importOrReload } from "@plaza/routing";
import { joinAddress, writtenAddressQuery } from "@plaza/shopping/written-address";
import { useQuery } from "@tanstack/react-query";

export function useWrittenAddress(address: Address): string {
  const { data } = useQuery(writtenAddressQuery(address, useLocale(), importOrReload));
  return data ?? joinAddress(address, "zh");
}
