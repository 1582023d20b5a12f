import { ApiError } from "@plaza/api-client";
import type { StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { positive } from "../list/list-search.ts";
import { productQuery } from "./product-queries.ts";

interface ProductMatch {
  readonly context: StorefrontContext;
  readonly params: { readonly id?: string | undefined };
}

export async function loadProduct({ context: { api, queryClient }, params }: ProductMatch) {
  const id = positive(params.id);
  if (id === undefined) throw notFound();
  try {
    const { name } = await queryClient.ensureQueryData(productQuery(api, id));
    return { id, name };
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  }
}
