import { useLocale } from "@plaza/i18n";
import { importNeeded } from "@plaza/routing";
import { joinAddress, type Place, writtenAddressQuery } from "@plaza/shopping/written-address";
import { useQuery } from "@tanstack/react-query";

export function useWrittenAddress(address: Place): string {
  const { data } = useQuery(writtenAddressQuery(address, useLocale(), importNeeded));
  return data ?? joinAddress(address, "zh");
}
