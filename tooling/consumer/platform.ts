import { createServer } from "node:http";

const product = (id: number, name: string): object => ({ id, name, image: "", min_price: "48.00", sales_total: 3 });

/** The least that a list page needs from the platform, as the wire has it. */
const answers: Readonly<Record<string, unknown>> = {
  "index/config": { name: "Corner Shop" },
  "pc/commonData": {},
  "pc/category": [],
  "ad_content/lists": [],
  "pc/goodsList": {
    lists: [product(31, "Glazed Stoneware Teapot"), product(32, "Willow Basket")],
    count: 2,
    page_no: 1,
    page_size: 24,
  },
};

export interface Platform {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** A platform on a free loopback port that answers a few calls. */
export async function startPlatform(): Promise<Platform> {
  const server = createServer((request, response) => {
    const call = new URL(request.url ?? "/", "http://platform").pathname.replace("/api/", "");
    response.statusCode = call in answers ? 200 : 404;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ code: 1, show: 0, msg: "", data: answers[call] ?? [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The platform has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => {
          if (error === undefined) resolve();
          else reject(error);
        });
      }),
  };
}
