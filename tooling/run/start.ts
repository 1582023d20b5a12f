import { runServices } from "./processes.ts";
import { opened, services } from "./services.ts";

process.exitCode = await runServices(services("production"), () => {
  console.log(`${opened} (Ctrl-C closes them).`);
});
