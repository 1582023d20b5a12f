import { Trans } from "@lingui/react/macro";
import { deleteNotices, type NoticeChoice, readNotices, staleAfter } from "@plaza/api-client";
import { useAction } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { noticesRoute } from "../routes.ts";
import { unreadNoticesQuery } from "./unread-notices.ts";

interface NoticeActionsOptions {
  /** Is told which single notice is deleted; of all that were read a toast says it. */
  readonly onDeleted: (id: number) => void;
  /** Is told which notices are no longer on their way out: the list is as the platform has it. */
  readonly onEnd: (ids: readonly number[]) => void;
}

/** What can be done with notices. */
export function useNoticeActions({ onDeleted, onEnd }: NoticeActionsOptions) {
  const { api, queryClient } = noticesRoute.useRouteContext();
  const toasts = useToasts();
  const renew = () => queryClient.invalidateQueries({ predicate: staleAfter("notice-change") });
  const common = { repetition: "same", scope: { id: "notices" }, onSettled: renew } as const;
  const read = useAction({
    ...common,
    mutationFn: (which: NoticeChoice) => readNotices(api, which),
    onSuccess: (unread) => queryClient.setQueryData(unreadNoticesQuery(api).queryKey, unread),
  });
  const remove = useAction({
    ...common,
    mutationFn: (which: NoticeChoice) => deleteNotices(api, { notices: which, deleted: true }),
    onSuccess: (_nothing, which) => {
      if (which === "all") toasts.show(<Trans>Deleted.</Trans>);
      else for (const id of which) onDeleted(id);
    },
    onSettled: async (_answer, _error, which) => {
      await renew();
      onEnd(which === "all" ? [] : which);
    },
  });
  const restore = useAction({
    ...common,
    mutationFn: (ids: readonly number[]) => deleteNotices(api, { notices: ids, deleted: false }),
  });
  return { read, remove, restore };
}
