import { parse } from "node:path";
import { fileURLToPath } from "node:url";
import { sourcePlugins } from "@plaza/tooling/vite";
import { defineConfig } from "vite";
import { compiledAhead } from "./compiled-ahead.ts";
import { notedRouteModules, noteRouteModules, writeRouteManifest } from "./server/build-routes.ts";
import { withoutCssMarks } from "./without-css-marks.ts";
import { type BegunModules, chromeScript } from "./scripts.ts";
import { shortStyleNames } from "./style-names.ts";
import { chromeLook, type DrawnModules, screenLook } from "./stylesheets.ts";

const root = new URL("./", import.meta.url);

/** What several pages share is named after all of them, which would weigh on each visit. */
function firstOf(name: string): string {
  return name.split("~", 1)[0] ?? name;
}

/** The script that all pages start with names each stylesheet: its hash tells it apart. */
function firstWordOf(fileName: string): string {
  return parse(fileName).name.split(/[-~]/, 1)[0] ?? "";
}

/** Screens that no visit begins with: a customer's own, and those of merchants to be. */
const begunElsewhere = /^\/user\/|\/store_settled/;

/** Icons that only the chrome draws: the bundler finds them through the entry of their package, which everything imports. */
const chromeIcon =
  /\/lucide\/dist\/esm\/icons\/(?:badge-check|circle-question-mark|globe|house|layout-grid|log-out|megaphone|menu|message-square-text|user-round)\.mjs$/;

/** What the routes draw as the bundler names it. The first is the root, which draws the chrome around the others. */
function drawnModules(): DrawnModules {
  const [chrome, ...screens] = notedRouteModules(root).map(({ routeId, page, pending, parts }) => ({
    routeId,
    modules: [...page, ...pending, ...parts].map((key) => fileURLToPath(new URL(key, root))),
  }));
  const modulesOf = (routes: typeof screens) => new Set(routes.flatMap(({ modules }) => modules));
  return {
    chrome: new Set(chrome?.modules),
    screens: modulesOf(screens),
    own: modulesOf(screens.filter(({ routeId }) => begunElsewhere.test(routeId))),
  };
}

/** What is loaded by itself, as the bundler names it. */
function begunModules({ chrome }: DrawnModules): BegunModules {
  const first = notedRouteModules(root).filter(({ routeId }) => !begunElsewhere.test(routeId));
  const pages = new Set(first.flatMap(({ page, pending }) => [...page, ...pending]));
  const fileName = (key: string) => fileURLToPath(new URL(key, root));
  return { chrome, pages: new Set([...pages].map(fileName)) };
}

/**
 * Every page reads through these hooks and draws icons, and nearly every one shows prices: in the script that all pages start
 * with they weigh less than beside it.
 */
const startWithNeeded = {
  name: "start-with-needed",
  transform: {
    filter: {
      id: /\/@tanstack\/react-query\/build\/modern\/(?:index|useQuery|useBaseQuery|useSuspenseQuery)\.js$|\/ui-kit\/src\/(?:icon|price)\.tsx$/,
    },
    handler: () => ({ moduleSideEffects: true }),
  },
};

export default defineConfig(({ command }) => {
  // The tokens' custom properties get short names in what is built for shoppers: a tenth of every stylesheet.
  if (command === "build") process.env["PLAZA_SHORT_PROPERTIES"] = "true";
  const styleNames = command === "build" ? shortStyleNames(fileURLToPath(root)) : undefined;
  let drawn: DrawnModules | undefined;
  let begun: BegunModules | undefined;
  return {
    appType: "custom",
    plugins: [...sourcePlugins(styleNames), startWithNeeded, withoutCssMarks(), compiledAhead()],
    // The server links all stylesheets: the router's elements for those that are written into the document are left out.
    define: { "process.env.TSS_INLINE_CSS_ENABLED": '"false"' },
    resolve: {
      alias: [
        // The router's store asks for a copy of what React has had since its version 18.
        { find: /^use-sync-external-store\/shim$/, replacement: "react" },
        // No list of ours is endless, and every page would carry what the query library has for those: half a kilobyte.
        {
          find: /^\.\/infiniteQueryBehavior\.js$/,
          replacement: fileURLToPath(new URL("no-infinite-queries.ts", import.meta.url)),
        },
        // The router is given what reads and writes queries; its own would weigh a third of a kilobyte.
        {
          find: /^\.\/searchParams\.js$/,
          replacement: fileURLToPath(new URL("no-default-search.ts", import.meta.url)),
        },
      ],
    },
    builder: {
      buildApp: async (builder) => {
        const { client, ssr } = builder.environments;
        if (client === undefined || ssr === undefined) throw new Error("Vite offers no environments to build.");
        // The server first: it knows the routes, by which the browser's styles are divided.
        await builder.build(ssr);
        await noteRouteModules(root);
        await builder.build(client);
        writeRouteManifest(root);
      },
    },
    environments: {
      client: {
        build: {
          outDir: "dist/client",
          manifest: true,
          // Beside the scripts, for whoever reads a report of an error: their names in each script would be half a kilobyte a page.
          sourcemap: "hidden",
          // An image inside of a script is paid for by everybody who never sees it.
          assetsInlineLimit: 0,
          // A list of the scripts of every page, with their hashes, would weigh on the first visit of each. What a page needs
          // is fetched when a link is pointed at; the document names its own.
          modulePreload: { resolveDependencies: () => [] },
          rolldownOptions: {
            input: "src/entry-client.tsx",
            output: {
              // No longer than the bundler needs them, because each visit brings the names of all.
              chunkFileNames: ({ name }) => `assets/${firstOf(name)}-[hash:7].js`,
              assetFileNames: ({ names: [name = "asset"] }) =>
                name.endsWith(".css")
                  ? `assets/${firstWordOf(name)}-[hash:5][extname]`
                  : // The server names images, too: by what is usual.
                    "assets/[name]-[hash][extname]",
              codeSplitting: {
                // What pages share is split by exactly which of them do. Merging smaller chunks would save a few bytes here and
                // there, but a merged script brings the looks of all its parts along, to the chrome of every page as well.
                groups: [
                  {
                    name: (id, modules) => chromeLook(id, (drawn ??= drawnModules()), modules),
                    priority: 4,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: (id, modules) => screenLook(id, (drawn ??= drawnModules()), modules),
                    priority: 3,
                    includeDependenciesRecursively: false,
                  },
                  { name: "start", tags: ["$initial"], priority: 2 },
                  {
                    name: (id, modules) =>
                      chromeIcon.test(id)
                        ? "chrome"
                        : chromeScript(id, (begun ??= begunModules((drawn ??= drawnModules()))), modules),
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  // Readers that most calls share: too small to be worth a script each.
                  {
                    name: "wire",
                    test: /\/packages\/api-client\/src\/wire\/(?!envelope|percentage|late-decoder|money-text)/,
                    minShareCount: 6,
                    priority: 1,
                  },
                  // Who lists products takes nearly all of this: a script for each part would weigh more.
                  {
                    name: "list",
                    test: /\/catalog\/src\/list\/(?:filter-search|known-filters|list-(?:failure|query)|own-sort|product-(?:count|filters|listing))[\w-]*\.tsx?$|\/api-client\/src\/products\/product-(?:filters|list|sort)\.ts$/,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  // What stands around the products of every list.
                  {
                    name: "facets",
                    test: /\/api-client\/src\/products\/facets\.ts$|\/catalog\/src\/(?:facets\/(?!search-|category-(?:choices|controls|parts)|shop-|faceted-shop|filter-sheet|price-slider|load-facets)|list\/(?:draw-list-link|empty-search|list-links|list-type|page-after-resize|page-size)(?:\.css)?\.tsx?$)|\/ui-kit\/src\/(?:facet-choice|facet-group|histogram|range-track)(?:\.css)?\.tsx?$|\/icons\/sliders-horizontal\.mjs$/,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  // A shop's page takes all of this, and hardly anybody else any of it.
                  {
                    name: "shop",
                    test: /\/api-client\/src\/shops\/(?:shop|shop-banner)\.ts$|\/catalog\/src\/(?:facets\/faceted-shop|shop\/(?:is-shop-home|known-view|shop-queries|use-shop-view))\.ts$/,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  // Images that lead somewhere, above lists and on home.
                  {
                    name: "banners",
                    test: /\/api-client\/src\/site\/banners\.ts$|\/catalog\/src\/shared\/banner-image(?:\.css)?\.tsx?$/,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  // A bell that asks for a price, on a product's page and among favourites.
                  {
                    name: "bells",
                    test: /\/account\/src\/bells\/(?:bell-button|bell\.css|wish-bell)\.tsx?$|\/icons\/bell-ring\.mjs$/,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  // Readers of coupons: whoever asks for one kind mostly asks for another.
                  {
                    name: "coupons",
                    test: /\/api-client\/src\/coupons\/(?:coupon|offered-coupon)\.ts$/,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  // Those of the chrome that other pages draw, too.
                  {
                    name: "icons",
                    test: /\/lucide\/dist\/esm\/icons\/(?:bell|clipboard-list|heart|map-pin|pause|play|smartphone|store|ticket-percent|truck)\.mjs$/,
                    priority: 1,
                  },
                  // The arrows of a list, which many others draw, too: each is smaller than what a script of its own costs.
                  {
                    name: "arrows",
                    test: /\/lucide\/dist\/esm\/icons\/(?:arrow-(?:down|up)|chevron-(?:down|left|right)|chevrons-up-down)\.mjs$/,
                    priority: 1,
                  },
                  // Nearly every page takes some of these, if not at first then with the chrome: each weighs less than a script.
                  {
                    name: "common",
                    test: /\/(?:ui-kit\/src\/(?:choice-input|text-link\.css|use-hydrated)|i18n\/src\/use-locale|routing\/src\/announced|api-client\/src\/(?:platform-event|wire\/late-decoder))\.tsx?$|\/lucide\/dist\/esm\/icons\/(?:arrow-right|check|circle-alert|clock|headset|info|minus|plus|search|trash|undo-2|x)\.mjs$/,
                    priority: 1,
                  },
                  { name: "times", test: /\/ui-kit\/src\/(?:use-)?server-time\.ts$/, priority: 1 },
                  // Cart, checkout and orders take nearly all of what they share.
                  {
                    name: "lines",
                    test: /\/cart-checkout\/src\/shared\/(?:while-here|catalog-links|columns|product-thumbnail|spaced-option-text|shop-panel|unit-price)(?:\.css)?\.tsx?$/,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  // The cart takes all of this, and hardly anybody else any of it.
                  {
                    name: "cart",
                    test: /\/cart-checkout\/src\/cart\/(?:cart-(?:changes|heading|line|lines|page|queue|shop|sums|view)|line-problem|selection|unavailable|customer-cart|use-customer-cart)[\w-]*(?:\.css)?\.tsx?$|\/api-client\/src\/cart\/(?:cart|cart-line|customer-cart|(?:change|delete|select)-cart-lines?)\.ts$/,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  // A product in a list, wherever it is listed.
                  {
                    name: "tiles",
                    test: /\/ui-kit\/src\/product-(?:card|grid)(?:\.css)?\.tsx?$|\/catalog\/src\/shared\/(?:image-transition|product-link|product-tile)\.tsx?$/,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: "images",
                    test: /\/catalog\/src\/shared\/(?:image-transition\.css|product-image(?:\.css)?)\.tsx?$/,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  // What says where an order stands, and how long it waits for its payment.
                  {
                    name: "waits",
                    test: /\/i18n\/src\/(?:moments|time-left)\.ts$|\/ui-kit\/src\/time-left(?:\.css)?\.tsx?$|\/cart-checkout\/src\/shared\/(?:closes-at|order-status|pay-within|written-address-text)(?:\.css)?\.tsx?$/,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  // How a payment is begun, of orders and of top-ups.
                  {
                    name: "paying",
                    test: /\/api-client\/src\/payments\/(?:payment-(?:form|methods|subject)|start-payment)\.ts$|\/shopping\/src\/payment-form\.ts$/,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: "alerts",
                    test: /\/ui-kit\/src\/alert(?:\.css)?\.tsx?$|\/lucide\/dist\/esm\/icons\/(?:circle-check|triangle-alert)\.mjs$/,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  // What the page of a product shares with its late code, and most of it with the comparison of products.
                  {
                    name: "product",
                    test: /\/api-client\/src\/(?:coupons\/coupons|products\/(?:offers|product-detail)|reviews\/review-(?:filter|overview))\.ts$|\/catalog\/src\/product\/(?:buy\/(?:cart-request|use-cart-addition)|coupons\/coupon-saving|reviews\/unscripted-reviews|product-views|section-ids|show-section|swipe|use-image-viewer)\.tsx?$|\/shopping\/src\/variant-choice\.ts$|\/ui-kit\/src\/option-(?:picker|value-radio)(?:\.css)?\.tsx?$|\/icons\/zoom-in\.mjs$/,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: "fields",
                    test: /\/ui-kit\/src\/(?:field-frame|select-field|text-area|use-sent-uploads)(?:\.css)?\.tsx?$/,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  // The screens of after-sales and withdrawal take nearly all of what they share.
                  {
                    name: "requests",
                    test: /\/after-sales\/src\/shared\/(?:attempts|dotted-list|option-values|renew)(?:\.css)?\.tsx?$/,
                    priority: 1,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: "shared",
                    test: /\/packages\/(?!api-client)[^/]+\/src\/(?!(?:\w+\/)?locales)/,
                    minShareCount: 2,
                    entriesAware: true,
                    entriesAwareMergeThreshold: 0,
                  },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: "dist/server",
          manifest: true,
          sourcemap: true,
          rolldownOptions: { input: "src/entry-server.tsx" },
        },
      },
    },
  };
});
