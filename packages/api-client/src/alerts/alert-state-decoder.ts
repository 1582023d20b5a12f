import { record, usableRows } from "../wire/decode.ts";
import { alert } from "./alert.ts";

export const alertState = record((field) => field("lists", usableRows(alert)));
