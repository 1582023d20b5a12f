import { runServices } from "./processes.ts";
import { opened, services } from "./services.ts";

process.exitCode = await runServices(services("development"), () => {
  console.log(`${opened}; both follow your changes (Ctrl-C closes them).`);
});
