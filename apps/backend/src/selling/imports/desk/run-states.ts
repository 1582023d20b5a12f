import { type ImportRunState, importRuns } from "../../../platform/store/schema/imports.ts";
import { inArray, type SQL } from "../../../platform/store/sql.ts";

const atWork: readonly ImportRunState[] = ["checking", "importing"];
const open: readonly ImportRunState[] = [...atWork, "checked"];

/** Some node has to do something for it. */
export function isAtWork(): SQL {
  return inArray(importRuns.state, [...atWork]);
}

/** It is not over: a shop has one of them at most. */
export function isOpenRun(): SQL {
  return inArray(importRuns.state, [...open]);
}
