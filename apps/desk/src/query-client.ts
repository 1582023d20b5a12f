import { ApiError, type SessionEnd } from "@plaza/api-client";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

/** @param onSessionOver whatever was asked, the platform no longer knows who asks, and may say what has ended the session */
export function createQueryClient(onSessionOver: (end: SessionEnd | null) => void): QueryClient {
  const onError = (error: Error): void => {
    if (error instanceof ApiError && error.kind === "session") onSessionOver(error.sessionEnd);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // The API client retries what can be retried. Without a connection a call fails at once instead of waiting for one.
    defaultOptions: { queries: { retry: false, networkMode: "always", refetchOnReconnect: true } },
  });
}
