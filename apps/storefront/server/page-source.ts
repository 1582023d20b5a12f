import type { Locale } from "@plaza/i18n";
import type { PageDocument } from "@plaza/routing";
import type { RouteManifest } from "../src/page-request.ts";

type ServerEntry = typeof import("../src/entry-server.tsx");

/** Where pages come from: the built bundle, or Vite in development. */
export interface PageSource {
  load(locale: Locale): Promise<{
    readonly render: ServerEntry["render"];
    readonly manifest: RouteManifest;
    readonly scripts: NonNullable<PageDocument["scripts"]>;
    readonly inlineStyles: PageDocument["inlineStyles"];
  }>;
}

export type { ServerEntry };
