import { homedir } from "node:os";
import { join } from "node:path";

/**
 * Where quick runs keep what they have built and tested, so that a fresh clone begins with it: all clones of a user share
 * it, and turbo.json bounds it. A whole run keeps its own beside the sources, and so restores nothing in a fresh clone.
 */
export const usersCache = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "plaza", "turbo");
