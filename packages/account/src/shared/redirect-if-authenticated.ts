import { publicDataQuery } from "@plaza/api-client";
import { type LoaderMatch, to } from "@plaza/routing";
import { redirect } from "@tanstack/react-router";

/**
 * Redirects a logged-in customer from login and registration. Whoever holds a token that the platform no longer knows,
 * or gets no answer from the platform, stays and can log in.
 */
export async function redirectIfAuthenticated({ context: { api, queryClient, session } }: LoaderMatch): Promise<void> {
  if (!session.isCustomer) return;
  const known = await queryClient.ensureQueryData(publicDataQuery(api)).catch(() => null);
  if (known !== null && known.nickname !== null) throw redirect({ ...to.home(), statusCode: 302 });
}
