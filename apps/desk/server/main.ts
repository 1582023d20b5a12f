import { readServerConfig, runServer } from "@plaza/web-server";
import { createDesk } from "./app.ts";

await runServer("The desk", async () => {
  const config = readServerConfig(process.env, { defaultPort: 3100 });
  return { app: await createDesk(config), config };
});
