/** A part of the house in which a fault costs money, a secret or a sale, and the tests that have to notice it. */
export interface Area {
  readonly name: string;
  /** Folder of the package, from the repository. */
  readonly workspace: string;
  /** Globs of sources, from the package. */
  readonly sources: readonly string[];
  /** Beginnings of paths of tests, from the package. */
  readonly tests: readonly string[];
}

const backend = "apps/backend";

export const areas: readonly Area[] = [
  {
    name: "pricing",
    workspace: backend,
    sources: ["src/buying/pricing/*.ts"],
    tests: ["src/buying/pricing/", "src/buying/checkout/"],
  },
  {
    name: "transitions of orders",
    workspace: backend,
    sources: ["src/buying/orders/{transitions,change-order,order-rules,release-goods,standing,withdrawal-time}.ts"],
    tests: ["src/buying/orders/", "src/service/withdrawals/", "src/service/after-sales/"],
  },
  {
    name: "payments and refunds",
    workspace: backend,
    sources: ["src/money/payments/*.ts", "src/money/refunds/*.ts"],
    tests: ["src/money/payments/", "src/money/wallet/", "src/money/sandbox/", "src/service/after-sales/"],
  },
  {
    name: "session proxy",
    workspace: "packages/web-server",
    sources: ["src/{proxy,session}/*.ts"],
    tests: ["src/"],
  },
  {
    name: "page cache",
    workspace: "apps/storefront",
    sources: [
      "server/{stale-cache,shared-page,shared-answers,shared-pages,outdated-answers,html-memory,session-calls}.ts",
    ],
    tests: ["server/"],
  },
  {
    name: "search",
    workspace: backend,
    sources: ["src/catalogue/product-search/{.,facts,index,meaning,read,scoring,text}/*.ts"],
    tests: ["src/catalogue/product-search/", "src/catalogue/products/", "src/catalogue/suggestions/"],
  },
  {
    name: "imports",
    workspace: backend,
    sources: ["src/selling/imports/{.,read,check,plan,write}/*.ts"],
    tests: ["src/selling/imports/"],
  },
  {
    name: "access rules",
    workspace: backend,
    sources: [
      "src/platform/http/{agent-call,agent-api,call,desk-call,required-id,upload-form}.ts",
      "src/identity/authentication/{session,password-attempt,password-rule,device,confirm-identity}.ts",
      "src/identity/agents/{agent-session,desk-password,manage-accounts}.ts",
      "src/buying/order-links/{order-link,linked-order,link-key}.ts",
      "src/platform/files/*.ts",
    ],
    tests: [
      "src/platform/http/",
      "src/identity/authentication/",
      "src/identity/agents/",
      "src/buying/order-links/",
      "src/platform/files/",
      "src/every",
    ],
  },
];
