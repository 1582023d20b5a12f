import { Refusal } from "../http/envelope.ts";
import type { Query } from "../http/query.ts";

/** @throws {Refusal} when the parameter is no mobile number */
export function requiredMobile(body: Query, parameter = "mobile"): string {
  const mobile = body.text(parameter);
  if (mobile === "") throw new Refusal("mobileMissing");
  if (!/^1[3-9]\d{9}$/.test(mobile)) throw new Refusal("mobileMalformed");
  return mobile;
}
