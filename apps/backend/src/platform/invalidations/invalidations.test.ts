import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Executor } from "../store/database.ts";
import { products, skus } from "../store/schema/catalog.ts";
import { shops } from "../store/schema/merchants.ts";
import { flashOffers, flashPrices, flashSlots } from "../store/schema/promotions.ts";
import { reviews } from "../store/schema/reviews.ts";
import { eq, sql } from "../store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { openTestBackend } from "../../test-support/open-test-backend.ts";
import { putOnFlashSale, sell, type Sold } from "../../test-support/stage.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";
const invalidationToken = "a-token-of-the-tests";
const path = "/internal/invalidations";

interface Stream {
  /** The topics of all events, in their order. */
  readonly topics: () => readonly string[];
  readonly ended: Promise<void>;
  readonly close: () => void;
}

async function openStream(url: string): Promise<Stream> {
  const abort = new AbortController();
  const response = await fetch(url + path, {
    headers: { authorization: `Bearer ${invalidationToken}` },
    signal: abort.signal,
  });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  let text = "";
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  const ended = read().catch((error: unknown) => {
    if (!abort.signal.aborted) throw error;
  });
  await expect.poll(() => text).toContain("event: invalidated\ndata: everything\n\n");
  return {
    topics: () => [...text.matchAll(/event: invalidated\ndata: (.*)\n\n/g)].flatMap(([, data = ""]) => data.split(" ")),
    ended,
    close: () => abort.abort(),
  };
}

onEachStore(
  "invalidations",
  (backend) => {
    let opened: Promise<Stream> | undefined;
    /** One for all tests, which has told all of what those before have done. */
    const listening = (): Promise<Stream> => (opened ??= openStream(backend.url));
    afterAll(async () => (await opened)?.close());
    let marks = 0;
    /** Waits for all that has been told until now. @returns how many topics these are */
    const caughtUp = async ({ topics }: Stream): Promise<number> => {
      const mark = `mark-${"x".repeat(++marks)}`;
      await backend.db.execute(
        sql`select pg_notify('plaza_events', ${JSON.stringify({ topic: "invalidated", payload: mark })})`,
      );
      await expect.poll(topics).toContain(mark);
      return topics().indexOf(mark) + 1;
    };
    /** How many topics the changes before have told; null once something else has been changed. */
    let known: number | null = null;
    const sellAnother = async (product?: Parameters<typeof sell>[1]): Promise<Sold> => {
      known = null;
      return sell(backend.db, product);
    };
    /** What is told of a change, and of nothing before it. */
    const publishedBy = async (change: () => Promise<unknown>): Promise<readonly string[]> => {
      const stream = await listening();
      const before = known ?? (await caughtUp(stream));
      await change();
      known = await caughtUp(stream);
      return stream.topics().slice(before, known - 1);
    };

    test("invalidations are told to nobody without the token", async () => {
      for (const authorization of [undefined, "", `Bearer ${invalidationToken}x`, invalidationToken, "Bearer "]) {
        const headers = authorization === undefined ? {} : { authorization };
        const response = await fetch(backend.url + path, { headers });
        expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
      }
    });

    /** Each with the SKU that it is done to. */
    const changes: readonly (readonly [string, string, (tx: Executor, sold: Sold) => Promise<unknown>])[] = [
      ["a setting", "settings", () => backend.operate("settings", "serviceHours", "9–18")],
      [
        "a setting that is changed by hand",
        "settings",
        (tx) => tx.execute(sql`update settings set value = '10–18' where key = 'serviceHours'`),
      ],
      [
        "a product's price",
        "prices",
        (tx, { productId }) => tx.update(products).set({ price: 7 }).where(eq(products.id, productId)),
      ],
      [
        "a SKU's price",
        "prices",
        (tx, { skuId }) => tx.update(skus).set({ marketPrice: 9999 }).where(eq(skus.id, skuId)),
      ],
      [
        "a product off the shelf",
        "shelf",
        (tx, { productId }) => tx.update(products).set({ isOnShelf: false }).where(eq(products.id, productId)),
      ],
      [
        "a deleted product",
        "shelf",
        (tx, { productId }) => tx.update(products).set({ deletedAt: new Date() }).where(eq(products.id, productId)),
      ],
      [
        "a SKU that is sold out",
        "shelf",
        (tx, { skuId }) => tx.update(skus).set({ stock: 0 }).where(eq(skus.id, skuId)),
      ],
      [
        "a closed shop",
        "shelf",
        (tx) =>
          tx
            .update(shops)
            .set({ isOpen: sql`not is_open` })
            .where(eq(shops.id, 2)),
      ],
      ["a hidden review", "reviews", (tx) => tx.update(reviews).set({ isVisible: false }).where(eq(reviews.id, 1))],
      ["an answered review", "reviews", (tx) => tx.update(reviews).set({ reply: "Thanks" }).where(eq(reviews.id, 2))],
      [
        "a flash slot",
        "flash-sale",
        (tx) => tx.update(flashSlots).set({ endMinute: 1439 }).where(eq(flashSlots.id, 1)),
      ],
      [
        "a flash offer",
        "flash-sale",
        (tx) => tx.update(flashOffers).set({ isApproved: false }).where(eq(flashOffers.id, 1)),
      ],
      [
        "a flash price",
        "flash-sale",
        (tx) =>
          tx
            .update(flashPrices)
            .set({ price: sql`price + 1` })
            .where(eq(flashPrices.offerId, 1)),
      ],
    ];

    const soldFor = new Map<string, Sold>();
    beforeAll(async () => {
      for (const [what] of changes) soldFor.set(what, await sellAnother());
    });
    test.each(changes)("invalidations tell of %s under %s", async (what, topic, change) => {
      const sold = soldFor.get(what);
      if (sold === undefined) throw new Error("Nothing was sold for it");
      expect(await publishedBy(() => change(backend.db, sold))).toEqual([topic]);
    });

    test("invalidations tell of a new product, and of one that is gone", async () => {
      let productId = 0;
      const come = await publishedBy(async () => ({ productId } = await sell(backend.db)));
      expect(come.toSorted()).toEqual(["prices", "shelf"]);
      const gone = await publishedBy(() => backend.db.delete(products).where(eq(products.id, productId)));
      expect(gone).toContain("shelf");
    });

    test("invalidations tell nothing of sales and looks, of what stays as it is, and of what is taken back", async () => {
      const sold = await sellAnother({ stock: 5 });
      const offerId = await putOnFlashSale(backend.db, sold, 500);
      const published = await publishedBy(async () => {
        await backend.db
          .update(skus)
          .set({ stock: 4, price: sql`price` })
          .where(eq(skus.id, sold.skuId));
        await backend.db
          .update(products)
          .set({ actualSales: 1, virtualViews: 9, price: sql`price` })
          .where(eq(products.id, sold.productId));
        await backend.db.update(flashPrices).set({ sold: 1 }).where(eq(flashPrices.offerId, offerId));
        await backend.db
          .update(reviews)
          .set({ helpfulCount: sql`helpful_count + 1`, reply: sql`reply` })
          .where(eq(reviews.id, 3));
        const undone = backend.db.transaction(async (tx) => {
          await tx.update(products).set({ price: 1 }).where(eq(products.id, sold.productId));
          tx.rollback();
        });
        await expect(undone).rejects.toThrow();
      });
      expect(published).toEqual([]);
    });

    test("invalidations that follow each other fast are told together, and none is lost", async () => {
      const { productId, skuId } = await sellAnother();
      const streams = [await openStream(backend.url), await openStream(backend.url)];
      for (let price = 1; price <= 50; price++)
        await backend.db.update(products).set({ price }).where(eq(products.id, productId));
      await backend.db.update(skus).set({ stock: 0 }).where(eq(skus.id, skuId));
      for (const { topics } of streams) {
        await expect.poll(topics).toContain("shelf");
        expect(topics().filter((topic) => topic === "prices").length).toBeLessThan(50);
      }
      for (const { close } of streams) close();
    });

    test("invalidations are of everything once content is shown in another default language", async () => {
      const ask = () => backend.ask("index/config", { language: "ko" });
      await ask();
      const published = await publishedBy(async () => {
        await backend.operate("settings", "defaultLanguage", "ja");
        await expect.poll(backend.services.defaultLanguage).toBe("ja");
      });
      const { topics } = await listening();
      expect(published[0]).toBe("settings");
      await expect
        .poll(topics, { timeout: 1000 })
        .toSatisfy((all: readonly string[]) => all.slice(1).includes("everything"));
      await backend.operate("settings", "defaultLanguage", "zh");
      await expect
        .poll(topics)
        .toSatisfy((all: readonly string[]) => all.filter((topic) => topic === "everything").length === 3);
      known = null;
    });

    test("invalidations are heard although a statement has failed before", async () => {
      const published = await publishedBy(async () => {
        await expect(backend.db.execute(sql`select 1 / 0`)).rejects.toThrow();
        await backend.operate("settings", "serviceHours", "12–18");
      });
      expect(published).toEqual(["settings"]);
    });
  },
  { invalidationToken },
);

describe("invalidations of a node", () => {
  test("invalidations end with the node that tells of them", async () => {
    const backend = await openTestBackend({ contents: "fixture", invalidationToken });
    const stream = await openStream(backend.url);
    await backend.close();
    await stream.ended;
  });

  test.runIf(server !== "")("invalidations are of everything once the store can be heard again", async () => {
    const backend = await openTestBackend({ contents: "fixture", databaseUrl: server, invalidationToken });
    const stream = await openStream(backend.url);
    const listeners = sql`datname = current_database() and query like 'listen %'`;
    await backend.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${listeners}`);
    // The first one stands at the beginning of each stream.
    await expect.poll(stream.topics).toEqual(["everything", "everything"]);
    stream.close();
    await backend.close();
  });

  test("invalidations are nowhere where no token is configured", async () => {
    const backend = await openTestBackend({ contents: "fixture" });
    const response = await fetch(backend.url + path, { headers: { authorization: "Bearer " } });
    expect(response.status).toBe(404);
    await backend.close();
  });
});
