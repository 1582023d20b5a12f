import { publicDataQuery } from "@plaza/api-client";
import type { LoaderMatch } from "@plaza/routing";
import { redirect } from "@tanstack/react-router";

/**
 * The pages that lead in are not for who is in. A token that the platform no longer knows lets nobody in, so its holder
 * stays; also where the platform does not answer.
 */
export async function leadCustomerAway({ context: { api, queryClient, session } }: LoaderMatch): Promise<void> {
  if (!session.isCustomer) return;
  const known = await queryClient.ensureQueryData(publicDataQuery(api)).catch(() => null);
  if (known !== null && known.nickname !== null) throw redirect({ to: "/", statusCode: 302 });
}
