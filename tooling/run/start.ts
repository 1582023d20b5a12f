import { runServices } from "./processes.ts";
import { services, shopUrl } from "./services.ts";

process.exitCode = await runServices(services("production"), () => {
  console.log(`Plaza is open at ${shopUrl} (Ctrl-C closes it).`);
});
