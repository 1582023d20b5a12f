import type { Address } from "@plaza/api-client";
import { useLocale } from "@plaza/i18n";
import { importNeeded } from "@plaza/routing";
import { joinAddress, writtenAddressQuery } from "@plaza/shopping/written-address";
import { useQuery } from "@tanstack/react-query";

export function useWrittenAddress(address: Address): string {
  const { data } = useQuery(writtenAddressQuery(address, useLocale(), importNeeded));
  return data ?? joinAddress(address, "zh");
}
