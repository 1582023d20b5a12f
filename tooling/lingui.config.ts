import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { messagesOf, readLanguages } from "./languages.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A workspace member that has src/locales owns messages. */
const owners = ["packages", "apps"]
  .flatMap((group) => readdirSync(`${root}${group}`).map((name) => `${group}/${name}`))
  .filter((member) => existsSync(`${root}${member}/src/locales`));

const only = process.env[messagesOf];

interface Apart {
  readonly screens: readonly [first: string, ...others: readonly string[]];
  readonly shared: readonly string[];
}

/**
 * Screens whose messages are a catalog of their own, `src/<first>/locales`, because nobody needs them with the others of
 * their member. Messages of the folders that both use are in both.
 */
const apart: Readonly<Record<string, readonly Apart[]>> = {
  "packages/account": [
    {
      screens: ["favourites", "notices"],
      shared: ["alert-button", "shared/part-load-error.tsx", "shared/days.tsx"],
    },
    {
      screens: ["wallet", "usdt"],
      shared: ["shared/part-load-error.tsx", "shared/days.tsx", "shared/use-submission.ts"],
    },
    {
      screens: ["profile", "your-data"],
      shared: ["shared", "notices/notice-settings.tsx", "notices/notices-data.ts"],
    },
    { screens: ["alert-button"], shared: [] },
    { screens: ["favourite-button"], shared: [] },
  ],
  "packages/after-sales": [
    { screens: ["withdrawal", "guest-order"], shared: [] },
    {
      screens: ["application"],
      shared: [
        "titles.ts",
        "shared/request-state.tsx",
        "shared/request-calls.ts",
        "shared/proof-pictures.tsx",
        "shared/use-sent-pictures.ts",
      ],
    },
    {
      screens: ["reviews"],
      shared: ["shared/picture-row.tsx", "shared/use-sent-pictures.ts", "shared/request-calls.ts"],
    },
  ],
  "packages/cart-checkout": [
    { screens: ["transfer"], shared: [] },
    {
      screens: ["orders"],
      shared: ["page-title.ts", "shared/pay-within.tsx"],
    },
    {
      screens: ["order-detail"],
      shared: [
        "page-title.ts",
        "shared/pay-within.tsx",
        "shared/amount-rows.tsx",
        "shared/opening-times.tsx",
        "orders/line-way-out.tsx",
        "orders/order-buttons.tsx",
        "orders/use-buy-again.ts",
        "orders/use-order-action.ts",
        "orders/order-dialog.tsx",
        "orders/use-order-dialogs.tsx",
        "orders/ways-out-dialog.tsx",
        "orders/tracking-dialog.tsx",
      ],
    },
    {
      screens: ["payment"],
      shared: ["page-title.ts", "shared/pay-within.tsx"],
    },
    { screens: ["invoice"], shared: [] },
  ],
  "packages/commerce-ui": [{ screens: ["dialogs", "payment"], shared: [] }],
  "packages/catalog": [
    { screens: ["product"], shared: ["shared"] },
    { screens: ["compare-selection"], shared: [] },
    { screens: ["news", "article", "help", "help-article"], shared: ["shared"] },
    { screens: ["offers"], shared: [] },
    {
      screens: ["flash-sale", "special-area", "compare"],
      shared: [
        "shared",
        "flash-tile",
        "list/list-load-error.tsx",
        "list/product-listing.tsx",
        "product/buy/put-into-cart.tsx",
        "product/buy/use-cart-addition.tsx",
        "product/coupons/coupon-saving.tsx",
      ],
    },
  ],
};

function catalogsOf(member: string) {
  const source = `<rootDir>/${member}/src`;
  const exclude = ["**/*.test.*", "**/*.stories.*"];
  const groups = apart[member] ?? [];
  const others = groups.flatMap(({ screens }) => screens.map((folder) => `${source}/${folder}/**`));
  return [
    { path: `${source}/locales/{locale}`, include: [source], exclude: [...exclude, ...others] },
    ...groups.map(({ screens, shared }) => ({
      path: `${source}/${screens[0]}/locales/{locale}`,
      include: [...screens, ...shared].map((part) => `${source}/${part}`),
      exclude,
    })),
  ];
}

export default defineConfig({
  rootDir: root,
  sourceLocale: "en",
  locales: [...readLanguages()],
  fallbackLocales: { default: "en" },
  // Values are never read as markup there.
  runtimeConfigModule: { Trans: ["@plaza/i18n", "Trans"] },
  format: formatter({ lineNumbers: false, origins: true }),
  catalogs: owners.filter((member) => only === undefined || member === only).flatMap(catalogsOf),
});
