import { runServer } from "@plaza/web-server";
import { createStorefront } from "./app.ts";
import { readConfig } from "./config.ts";

await runServer("The storefront", async () => {
  const config = readConfig(process.env);
  return { app: await createStorefront(config), config };
});
