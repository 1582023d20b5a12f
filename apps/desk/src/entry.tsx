import "@plaza/ui-kit/global";
import { createApiClient } from "@plaza/api-client";
import { chatCatalogs } from "@plaza/chat";
import { createI18n, loadCatalog, toLocale } from "@plaza/i18n";
import { importOrReload } from "@plaza/routing";
import { uiKitMessages } from "@plaza/ui-kit/messages";
import { createRoot } from "react-dom/client";
import { Desk } from "./desk.tsx";
import { deskMessages } from "./messages.ts";
import { createDeskRouter } from "./router.ts";

async function start(): Promise<void> {
  const { dataset, lang } = document.documentElement;
  const locale = toLocale(lang);
  const i18n = createI18n(locale);
  await Promise.all([uiKitMessages, ...chatCatalogs, deskMessages].map((catalog) => loadCatalog(i18n, catalog)));
  const platformOrigin = dataset["images"] ?? location.origin;
  const client = (namespace: "kefuapi" | "deskapi") =>
    createApiClient({
      origin: location.origin,
      platformOrigin,
      locale,
      namespace,
      importOrReload,
    });
  const router = createDeskRouter({ agents: client("kefuapi"), desk: client("deskapi"), platformOrigin });
  const container = document.getElementById("desk");
  if (container === null) throw new Error("The document has no place for the desk.");
  createRoot(container).render(<Desk i18n={i18n} router={router} />);
}

void start();
