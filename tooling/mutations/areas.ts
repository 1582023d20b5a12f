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
    sources: ["src/pricing/*.ts"],
    tests: ["src/pricing/", "src/checkout/"],
  },
  {
    name: "transitions of orders",
    workspace: backend,
    sources: ["src/orders/{transitions,change-order,order-rules,release-goods,standing,withdrawal-time}.ts"],
    tests: ["src/orders/", "src/withdrawals/", "src/after-sales/"],
  },
  {
    name: "payments and refunds",
    workspace: backend,
    sources: ["src/payments/*.ts", "src/refunds/*.ts"],
    tests: ["src/payments/", "src/wallet/", "src/sandbox/", "src/after-sales/"],
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
    sources: ["src/product-search/{.,facts,index,meaning,read,scoring,text}/*.ts"],
    tests: ["src/product-search/", "src/catalog/", "src/suggestions/"],
  },
  {
    name: "imports",
    workspace: backend,
    sources: ["src/imports/{.,read,check,plan,write}/*.ts"],
    tests: ["src/imports/"],
  },
  {
    name: "access rules",
    workspace: backend,
    sources: [
      "src/http/{agent-call,agent-api,customer,desk-call,required-id,upload-form}.ts",
      "src/authentication/{session,password-attempt,password-rule,device,confirm-identity}.ts",
      "src/agents/{agent-session,desk-password,manage-accounts}.ts",
      "src/order-links/{order-link,linked-order,link-key}.ts",
      "src/files/*.ts",
    ],
    tests: ["src/http/", "src/authentication/", "src/agents/", "src/order-links/", "src/files/", "src/every"],
  },
];
