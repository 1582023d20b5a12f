import { Trans, useLingui } from "@lingui/react/macro";
import {
  type Alert,
  type AlertChange,
  type AlertKind,
  alertStateQuery,
  type ApiClient,
  ApiError,
  changeAlert,
  fetchAlertState,
  platformMessage,
  staleAfter,
} from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { keepForLogin, rootRoute, takeAfterLogin, to, useAction, useOptionalLink } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { unlessSessionOver } from "../shared/unless-session-over.ts";

export type AlertTarget = Pick<Alert, "kind" | "productId" | "skuId">;

/** All that the customer waits for, for every button of a page at once. */
function myAlertsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["my-alerts"],
    queryFn: ({ signal }) => unlessSessionOver(fetchAlertState(api, undefined, signal)),
    staleTime: alertStateQuery.freshMs,
    refetchOnWindowFocus: true,
    meta: { ...alertStateQuery.meta, quiet: true },
  });
}

/** What a customer waits for of a product. Null where no alert is set; undefined while that is not known. */
export function useMyAlert(target: AlertTarget): Alert | null | undefined {
  const { api, session } = rootRoute.useRouteContext();
  const { data } = useQuery({ ...myAlertsQuery(api), enabled: session.isCustomer });
  if (!session.isCustomer) return null;
  // Null: the session is over.
  if (data === undefined || data === null) return undefined;
  return data.find((each) => isSameAlert(each, target)) ?? null;
}

function isSameAlert(one: AlertTarget, other: AlertTarget): boolean {
  return one.kind === other.kind && one.productId === other.productId && one.skuId === other.skuId;
}

export interface MyAlert {
  /** Null where none is set; undefined while that is not known. */
  readonly alert: Alert | null | undefined;
  /** Sets it, with a target price where it is about the price, or removes it. A visitor logs in first. */
  readonly change: (change: Pick<AlertChange, "on" | "targetPrice">) => void;
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
export function useAlert(target: AlertTarget, { quiet = false, onChanged }: UseAlertOptions = {}): MyAlert {
  const { session } = rootRoute.useRouteContext();
  const navigate = useNavigate();
  const toLogin = useOptionalLink(to.login);
  const alert = useMyAlert(target);
  const { run, isPending, error } = useSendAlert({ quiet, onChanged });

  function change(wanted: Pick<AlertChange, "on" | "targetPrice">): void {
    const full = { ...target, ...wanted };
    if (session.isCustomer) return run(full);
    keepPendingAlert(full);
    if (toLogin !== null) void navigate(toLogin());
  }
  return { alert, change, isPending, problem: problemOf(error) };
}

/** Sends a change, and says what has come of it. */
export function useSendAlert({ quiet = false, onChanged }: UseAlertOptions = {}) {
  const { api, queryClient } = rootRoute.useRouteContext();
  const toasts = useToasts();
  const confirmation = useConfirmation();
  const { queryKey } = myAlertsQuery(api);
  return useAction({
    mutationFn: async (change: AlertChange) => {
      try {
        await changeAlert(api, change);
      } catch (error) {
        if (error instanceof ApiError && error.kind === "session" && change.on) keepPendingAlert(change);
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
      toasts.show(confirmation({ on, ...alert }));
      onChanged?.();
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: staleAfter("alert-change") }),
  });
}

function useConfirmation(): (change: AlertChange) => string {
  const { t } = useLingui();
  return ({ on, kind, targetPrice }) => {
    if (!on) return t`The alert is off.`;
    if (kind === "stock") return t`We will tell you when it is back.`;
    if (kind === "flash") return t`We will tell you when its flash sale begins.`;
    const price = formatMoney(targetPrice ?? 0);
    return t`We will tell you when it costs ${price} or less.`;
  };
}

function problemOf(error: Error | null): MyAlert["problem"] {
  if (error === null) return null;
  const message = platformMessage(error);
  return message ?? <Trans>That did not work. Please try again.</Trans>;
}

/** Under which an alert waits for the login, in this tab. */
const name = "plaza:wanted-alert";

const kinds: readonly unknown[] = ["price", "stock", "flash"] satisfies AlertKind[];

/** Keeps an alert for after the login. The last one counts. Its stored fields keep their names. */
export function keepPendingAlert({ targetPrice, ...change }: AlertChange): void {
  keepForLogin(name, { ...change, wish: targetPrice });
}

/** The alert that waited for the login, once; null where there is none. */
export function takePendingAlert(): AlertChange | null {
  const { kind, productId, skuId, wish: targetPrice, on } = takeAfterLogin(name) ?? {};
  if (!kinds.includes(kind) || !isId(productId) || !(skuId === null || isId(skuId))) return null;
  if (!(targetPrice === null || isId(targetPrice)) || typeof on !== "boolean") return null;
  return { kind: kind as AlertKind, productId, skuId, targetPrice, on };
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
