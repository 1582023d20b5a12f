import { endOtherSessions, endSession, staleAfter } from "@plaza/api-client";
import { type Action, useAction } from "@plaza/routing";
import { useState } from "react";
import { profileRoute } from "../routes.ts";

export interface EndSessions {
  readonly end: Action<void, number>;
  readonly endOthers: Action<void, void>;
  /** How often the list was renewed after one has ended. */
  readonly ended: number;
}

/** Renews the list also after a failure: the session may have ended somewhere else. */
export function useEndSessions(): EndSessions {
  const { api, queryClient } = profileRoute.useRouteContext();
  const [ended, setEnded] = useState(0);
  const onSettled = async (): Promise<void> => {
    await queryClient.invalidateQueries({ predicate: staleAfter("session-change") });
    setEnded((times) => times + 1);
  };
  return {
    end: useAction({ mutationFn: (id: number) => endSession(api, id), repetition: "same", onSettled }),
    endOthers: useAction({ mutationFn: () => endOtherSessions(api), onSettled }),
    ended,
  };
}
