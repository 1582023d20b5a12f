import { runServices } from "./processes.ts";
import { services, shopUrl } from "./services.ts";

process.exitCode = await runServices(services("development"), () => {
  console.log(`Plaza is open at ${shopUrl} and follows your changes (Ctrl-C closes it).`);
});
