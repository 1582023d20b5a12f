import { createRootRouteWithContext, createRoute } from "@tanstack/react-router";
import type { StorefrontContext } from "./context.ts";
import { loadFrame } from "./frame-data.ts";
import { loadWords } from "./words.ts";

/** The root of the one route tree. The shell gives it its document; nothing else may hang components on it. */
export const rootRoute = createRootRouteWithContext<StorefrontContext>()({
  beforeLoad: ({ context, matches }) => loadWords(context.i18n, matches),
  loader: ({ context }) => loadFrame(context),
});

/** Header, main navigation, centred content, footer. Features mount their ordinary pages here. */
export const defaultLayout = createRoute({ getParentRoute: () => rootRoute, id: "default" });
