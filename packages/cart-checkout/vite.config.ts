import { defineLibrary } from "@plaza/tooling/library";

export default defineLibrary();
