import type { ApiClient } from "@plaza/api-client";
import type { QueryClient } from "@tanstack/react-query";

/** What the desk's routes know. */
export interface DeskContext {
  readonly queryClient: QueryClient;
  /** The calls of agents: login, conversations. */
  readonly agents: ApiClient;
  /** Where the platform addresses its images. */
  readonly platformOrigin: string;
  /** The calls of shops and operators. */
  readonly desk: ApiClient;
}
