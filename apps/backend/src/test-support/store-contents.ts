import type { Database } from "../platform/store/database.ts";

/** What the store of a test begins with: the demo marketplace, or twelve products that stand still. */
export type StoreContents = "demo" | "fixture";

/** Fills an empty store; nothing of the other contents is loaded. */
export async function fillStore(db: Database, contents: StoreContents): Promise<void> {
  if (contents === "demo") {
    const { seedDemo } = await import("../demo/marketplace/seed-demo.ts");
    return seedDemo(db, new Date());
  }
  const { seedFixture } = await import("./fixture/seed-fixture.ts");
  return seedFixture(db, new Date());
}
