import { Trans, useLingui } from "@lingui/react/macro";
import { type Alert, type AlertChange, ApiError, changeAlert, platformMessage, staleAfter } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { rootRoute, to, useAction, useMounted } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { keepAlert } from "./kept-alert.ts";
import { type AlertTarget, isSameAlert, ownAlertsQuery, useOwnAlert } from "./own-alert.ts";

export interface OwnAlert {
  /** Null where none is set; undefined while that is not known. */
  readonly alert: Alert | null | undefined;
  /** Sets it, with a wish where it is about a price, or removes it. A visitor logs in first. */
  readonly change: (change: Pick<AlertChange, "on" | "wish">) => void;
  readonly isPending: boolean;
  /** Why the last change failed. */
  readonly problem: ReactElement | string | null;
}

export interface UseAlertOptions {
  /** Shows `problem` itself. */
  readonly quiet?: boolean;
  readonly onChanged?: (() => void) | undefined;
}

/** What a customer waits for of a product, and how that is changed. */
export function useAlert(target: AlertTarget, { quiet = false, onChanged }: UseAlertOptions = {}): OwnAlert {
  const { session } = rootRoute.useRouteContext();
  const navigate = useNavigate();
  const toLogin = useMounted(to.login);
  const alert = useOwnAlert(target);
  const { run, isPending, error } = useSendAlert({ quiet, onChanged });

  function change(wanted: Pick<AlertChange, "on" | "wish">): void {
    const full = { ...target, ...wanted };
    if (session.isCustomer) return run(full);
    keepAlert(full);
    if (toLogin !== null) void navigate(toLogin());
  }
  return { alert, change, isPending, problem: problemOf(error) };
}

/** Sends a change, and says what has come of it. */
export function useSendAlert({ quiet = false, onChanged }: UseAlertOptions = {}) {
  const { api, queryClient } = rootRoute.useRouteContext();
  const toasts = useToasts();
  const said = useSaid();
  const { queryKey } = ownAlertsQuery(api);
  return useAction({
    mutationFn: async (change: AlertChange) => {
      try {
        await changeAlert(api, change);
      } catch (error) {
        if (error instanceof ApiError && error.kind === "session" && change.on) keepAlert(change);
        throw error;
      }
    },
    repetition: "last",
    // The calls of several presses run one after the other, so that the last press decides.
    scope: { id: "alerts" },
    meta: { quiet },
    onSuccess: (_nothing, { on, ...alert }) => {
      queryClient.setQueryData(queryKey, (before: readonly Alert[] | null | undefined) => {
        const others = before?.filter((each) => !isSameAlert(each, alert)) ?? [];
        return on ? [alert, ...others] : others;
      });
      toasts.show(said({ on, ...alert }));
      onChanged?.();
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: staleAfter("alert-change") }),
  });
}

function useSaid(): (change: AlertChange) => string {
  const { t } = useLingui();
  return ({ on, kind, wish }) => {
    if (!on) return t`The alert is off.`;
    if (kind === "stock") return t`We will tell you when it is back.`;
    if (kind === "flash") return t`We will tell you when its flash sale begins.`;
    const price = formatMoney(wish ?? 0);
    return t`We will tell you when it costs ${price} or less.`;
  };
}

function problemOf(error: Error | null): OwnAlert["problem"] {
  if (error === null) return null;
  const said = platformMessage(error);
  return said ?? <Trans>That did not work. Please try again.</Trans>;
}
