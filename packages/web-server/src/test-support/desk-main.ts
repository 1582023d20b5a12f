import { runServer } from "@plaza/web-server";
import { openDesk } from "./desk.ts";

await runServer("The desk", () => openDesk(process.env));
