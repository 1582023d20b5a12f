import { defineLibrary } from "@plaza/tooling/library";

export default defineLibrary(import.meta.dirname);
