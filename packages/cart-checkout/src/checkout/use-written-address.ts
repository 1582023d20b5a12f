import { useLocale } from "@plaza/i18n";
import { importOrReload } from "@plaza/routing";
import { joinAddress, type Place, writtenAddressQuery } from "@plaza/shopping/written-address";
import { useQuery } from "@tanstack/react-query";

export function useWrittenAddress(address: Place): string {
  const { data } = useQuery(writtenAddressQuery(address, useLocale(), importOrReload));
  return data ?? joinAddress(address, "zh");
}
