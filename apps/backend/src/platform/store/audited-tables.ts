/** What is recorded of a table when somebody at the desk, or a command, changes a row of it. */
export interface AuditedTable {
  /** The column that the row is known by; `id` unless said. */
  readonly key?: string;
  /** The column with what people call the row; null: it has no name. */
  readonly title: string | null;
  /** Nothing of other columns is recorded, and no row where only others have changed. */
  readonly columns: readonly string[];
  /** Only that they have changed is recorded of these. */
  readonly secrets?: readonly string[];
  /** The column with the shop that the row is of; null: it has none. `shop_id` unless said. */
  readonly shop?: string | null;
}

const named = ["name", "translations"] as const;

/**
 * The tables whose changes are recorded, by their names in the store. A table of the schema stands either here or in
 * `notAudited`. The migrations create a trigger for each of these (`audit-trigger.ts` has its text); a test compares them.
 * Personal data of customers does not belong here: what is recorded is never deleted.
 */
export const auditedTables = {
  settings: { key: "key", title: "key", columns: ["value", "translations"], shop: null },
  trades: { title: "name", columns: [...named, "picture", "position", "deleted_at"], shop: null },
  categories: {
    title: "name",
    columns: [...named, "parent_id", "picture", "position", "is_shown", "deleted_at"],
    shop: null,
  },
  brands: { title: "name", columns: [...named, "picture"], shop: null },
  shops: {
    title: "name",
    columns: [
      "name",
      "intro",
      "translations",
      "trade_id",
      "logo",
      "cover",
      "banner",
      "phone",
      "province_id",
      "city_id",
      "district_id",
      "street",
      "return_contact",
      "return_phone",
      "return_address",
      "opens_at",
      "closes_at",
      "open_days",
      "invoices",
      "is_self_operated",
      "is_recommended",
      "weight",
      "is_open",
      "is_frozen",
      "takes_payments",
      "expires_at",
      "deleted_at",
    ],
    shop: "id",
  },
  shop_categories: { title: "name", columns: [...named, "position", "is_shown", "deleted_at"] },
  shop_services: { key: "shop_id", title: null, columns: ["is_online", "phone", "hours", "wechat", "image"] },
  products: {
    title: "own_number",
    columns: [
      "own_number",
      "shop_category_id",
      "brand_id",
      "first_category_id",
      "second_category_id",
      "third_category_id",
      "is_recommended",
      "is_on_shelf",
      "is_approved",
      "weight",
      "position",
      "deleted_at",
    ],
  },
  product_takedowns: { key: "product_id", title: null, columns: ["grounds", "correction"] },
  skus: {
    title: "own_number",
    columns: ["own_number", "price", "market_price", "stock", "barcode", "maker_number"],
    shop: null,
  },
  product_shipping: {
    key: "product_id",
    title: null,
    columns: ["mode", "fixed_amount", "template_id", "grams", "cubic_centimetres"],
    shop: null,
  },
  withdrawal_exclusions: { key: "product_id", title: null, columns: ["reason"], shop: null },
  freight_templates: { title: "name", columns: ["name", "unit", "is_default", "undelivered_region_ids"] },
  cash_terms: { key: "shop_id", title: null, columns: ["is_offered", "most", "region_ids"] },
  freight_rules: {
    key: "template_id",
    title: null,
    columns: ["position", "region_ids", "first_units", "first_amount", "next_units", "next_amount"],
    shop: null,
  },
  free_shipping_rules: { title: null, columns: ["region_id", "minimum"] },
  coupons: {
    title: "name",
    columns: [
      "name",
      "translations",
      "amount",
      "threshold",
      "scope",
      "validity",
      "valid_from",
      "valid_until",
      "valid_days",

      "total",
      "per_customer",
      "per_day",
      "claimable_from",
      "claimable_until",
      "is_enabled",
      "deleted_at",
    ],
  },
  coupon_products: { key: "coupon_id", title: null, columns: ["product_id"], shop: null },
  search_rules: {
    title: "text",
    columns: ["text", "category_id", "shop_category_id", "contents", "valid_from", "valid_until", "removed_at"],
  },
  flash_slots: { title: null, columns: ["start_minute", "end_minute", "deleted_at"], shop: null },
  flash_offers: {
    title: null,
    columns: ["slot_id", "product_id", "starts_on", "ends_on", "is_approved", "deleted_at"],
    shop: null,
  },
  flash_prices: { key: "offer_id", title: null, columns: ["sku_id", "price"], shop: null },
  activity_areas: {
    title: "name",
    columns: [...named, "synopsis", "picture", "position", "is_enabled", "deleted_at"],
    shop: null,
  },
  activity_area_items: {
    title: null,
    columns: ["area_id", "product_id", "position", "is_approved", "deleted_at"],
    shop: null,
  },
  home_drafts: { title: null, columns: ["revision"], shop: null },
  home_versions: { key: "version", title: null, columns: ["begins_at", "repeats", "withdrawn_at"], shop: null },
  article_categories: { title: "name", columns: [...named, "kind", "position", "is_shown", "deleted_at"], shop: null },
  articles: {
    title: "title",
    columns: [
      "category_id",
      "title",
      "intro",
      "body",
      "translations",
      "picture",
      "is_announcement",
      "position",
      "is_shown",
      "shown_from",
      "shown_until",
      "ticker_from",
      "ticker_until",
      "version",
      "deleted_at",
    ],
    // What is being written may change with each press of a key, and its versions say what came of it.
    secrets: ["draft_contents"],
    shop: null,
  },
  policies: { key: "key", title: "key", columns: ["draft", "is_to_review"], shop: null },
  policy_versions: { title: "key", columns: ["version", "texts"], shop: null },
  mail_templates: { key: "key", title: "key", columns: ["translations"], shop: null },
  connection_tests: { key: "connection", title: "connection", columns: ["result", "detail", "tested_at"], shop: null },
  member_levels: { title: "name", columns: [...named, "price_share"], shop: null },
  orders: {
    title: "number",
    columns: ["state", "carrier", "tracking_number", "is_refunded", "refunded_amount"],
  },
  after_sales: { title: "number", columns: ["state", "refusal", "amount", "freight"] },
  reviews: { title: null, columns: ["reply", "is_visible", "deleted_at"], shop: null },
  review_reports: { title: null, columns: ["outcome"], shop: null },
  refunds: { title: null, columns: ["state", "amount", "bank_reference"], shop: null },
  bank_transfers: {
    title: "bank_reference",
    columns: ["payment_id", "amount", "received_on", "state", "return_reference"],
    shop: null,
  },
  shop_invitations: {
    title: "note",
    columns: ["note", "expires_at", "withdrawn_at", "used_at", "shop_id"],
    // Its owner has no part in what the operator has noted.
    shop: null,
  },
  merchant_applications: { title: null, columns: ["state", "refusal", "shop_id"] },
  agents: {
    title: "account",
    columns: ["account", "nickname", "translations", "role", "avatar", "is_disabled", "must_change_password"],
    secrets: ["password_hash", "mobile"],
  },
  agent_totps: { key: "agent_id", title: null, columns: [], secrets: ["secret"], shop: null },
  agent_passkeys: { title: "device", columns: ["device"], secrets: ["public_key"], shop: null },
  quick_replies: { title: "title", columns: ["title", "content", "translations", "position"] },
} as const satisfies Readonly<Record<string, AuditedTable>>;

export type AuditedTableName = keyof typeof auditedTables;

/** Whether changes of a table are recorded. */
export function isAudited(table: string): table is AuditedTableName {
  return Object.hasOwn(auditedTables, table);
}

const ofCustomers = "what customers do themselves, or what is theirs";
const ownRecord = "is a record itself, to which rows are only added";
const byImports = "only imports write it, and each import keeps who began it and what it has done";
const technical = "the platform writes it for itself";

/** The tables whose changes are not recorded, with the reason. */
export const notAudited: Readonly<Record<string, string>> = {
  audit_entries: ownRecord,
  order_events: ownRecord,
  after_sale_events: ownRecord,
  review_events: ownRecord,
  article_versions: ownRecord,
  search_rule_revisions: ownRecord,
  parcel_corrections: ownRecord,
  shipment_traces: ownRecord,
  sku_price_changes: ownRecord,
  sku_flash_runs: ownRecord,
  ledger_accounts: ownRecord,
  ledger_entries: ownRecord,
  ledger_postings: ownRecord,
  invoices: ownRecord,
  credit_notes: ownRecord,
  withdrawals: ownRecord,
  withdrawal_lines: ownRecord,
  usdt_transfers: ownRecord,
  product_texts: byImports,
  product_descriptions: byImports,
  product_pictures: byImports,
  product_options: byImports,
  product_option_values: byImports,
  shop_pictures: byImports,
  imports: byImports,
  import_runs: byImports,
  customers: ofCustomers,
  addresses: ofCustomers,
  alerts: ofCustomers,
  cart_lines: ofCustomers,
  later_lines: ofCustomers,
  favourite_products: ofCustomers,
  followed_shops: ofCustomers,
  customer_coupons: ofCustomers,
  checkouts: ofCustomers,
  order_lines: ofCustomers,
  payments: ofCustomers,
  payment_orders: ofCustomers,
  policy_acceptances: ofCustomers,
  return_shipments: ofCustomers,
  top_ups: ofCustomers,
  usdt_top_ups: ofCustomers,
  review_votes: ofCustomers,
  article_feedback: ofCustomers,
  notices: ofCustomers,
  notice_settings: ofCustomers,
  data_copies: ofCustomers,
  account_deletions: ofCustomers,
  uploads: ofCustomers,
  conversations: ofCustomers,
  chat_records: ofCustomers,
  notice_messages: technical,
  order_link_messages: technical,
  order_mails: technical,
  product_views: technical,
  article_words: technical,
  brand_names: technical,
  catalog_changes: technical,
  option_meanings: technical,
  search_counts: technical,
  search_refinements: technical,
  search_words: technical,
  turns: technical,
  moved_addresses: "follows from the change that moved them, which is recorded",
  chat_nodes: technical,
  chat_connections: technical,
  sessions: technical,
  ended_sessions: technical,
  agent_sessions: technical,
  desk_presence: technical,
  agent_challenges: technical,
  agent_recovery_codes: technical,
  first_operator_codes: technical,
  codes: technical,
  outbox: technical,
  throttles: technical,
  secrets: technical,
  invoice_counters: technical,
  sandbox_notifications: technical,
  stand_in_transfers: technical,
  usdt_alarms: technical,
  usdt_blocks: technical,
  usdt_cursors: technical,
  usdt_rates: technical,
};
