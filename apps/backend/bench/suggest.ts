import { openTestBackend } from "../src/test-support/open-test-backend.ts";
import { measureSuggestions } from "./measure-suggestions.ts";
import { multiplyProducts } from "./multiply-products.ts";

/** Suggestions on a store of 10 000 products, or as many as are named. */

const total = Number(process.argv[2] ?? 10_000);
const server = process.env["TEST_DATABASE_URL"];

const backend = await openTestBackend(server === undefined ? {} : { databaseUrl: server });
try {
  await multiplyProducts(backend.db, total);
  console.log(`${server === undefined ? "PGlite" : "PostgreSQL"}, ${total} products`);
  await measureSuggestions(backend.url);
} finally {
  await backend.close();
}
