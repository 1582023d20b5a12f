import { type Department, departmentsQuery } from "@plaza/api-client";
import { rootRoute, useAnswer } from "@plaza/routing";

const none: readonly Department[] = [];

/** The first level of the platform's categories; empty while the platform does not answer. */
export function useDepartments(): readonly Department[] {
  const { api } = rootRoute.useRouteContext();
  return useAnswer(departmentsQuery(api)) ?? none;
}
