import type { AlertChange, AlertKind } from "@plaza/api-client";
import { keepForLogin, takeAfterLogin } from "@plaza/routing";

/** Under which an alert waits for the login, in this tab. */
const name = "plaza:wanted-alert";

const kinds: readonly unknown[] = ["price", "stock", "flash"] satisfies AlertKind[];

/** Keeps an alert for after the login. The last one counts. */
export function keepAlert(change: AlertChange): void {
  keepForLogin(name, change);
}

/** The alert that was kept, which nobody gets again; null where there is none. */
export function takeAlert(): AlertChange | null {
  const { kind, productId, skuId, wish, on }: Partial<Record<keyof AlertChange, unknown>> = takeAfterLogin(name) ?? {};
  if (!kinds.includes(kind) || !isId(productId) || !(skuId === null || isId(skuId))) return null;
  if (!(wish === null || isId(wish)) || typeof on !== "boolean") return null;
  return { kind: kind as AlertKind, productId, skuId, wish, on };
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
