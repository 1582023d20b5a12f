import { runServer } from "@plaza/web-server";
import { createDesk } from "./app.ts";
import { readDeskConfig } from "./config.ts";

await runServer("The desk", async () => {
  const config = readDeskConfig(process.env);
  return { app: await createDesk(config), config };
});
