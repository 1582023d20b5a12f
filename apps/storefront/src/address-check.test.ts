import type { ProductSearch } from "@plaza/routing";
import { expectTypeOf, test } from "vitest";
import type { AddressesFit } from "./addresses-to-come.ts";
import type { Nothing, WithOtherSearch, WithoutAddress, WithoutRoute } from "./address-check.ts";

// What the compiler says of a tree, as part of this package's lint.

interface Route<Search> {
  readonly types: { readonly fullSearchSchemaInput: Search };
}
type Tree = {
  readonly "/": Route<object>;
  readonly "/goods_details/{-$id}": Route<ProductSearch>;
  readonly "/user/order/detail": Route<{ readonly number: string }>;
  readonly "/without_address": Route<object>;
};

test("a route whose path the table lacks is named", () => {
  expectTypeOf<WithoutAddress<Tree>>().toEqualTypeOf<"/without_address">();
});

test("an address that no route answers is named, one that a route answers is not", () => {
  expectTypeOf<"shop">().toExtend<WithoutRoute<Tree>>();
  expectTypeOf<Extract<WithoutRoute<Tree>, "home" | "product" | "order">>().toEqualTypeOf<never>();
});

test("an address whose route has another path is named on both sides", () => {
  type Moved = { readonly "/goods_details/{-$productId}": Route<ProductSearch> };
  expectTypeOf<WithoutAddress<Moved>>().toEqualTypeOf<"/goods_details/{-$productId}">();
  expectTypeOf<"product">().toExtend<WithoutRoute<Moved>>();
});

test("an address whose route reads another query is named", () => {
  expectTypeOf<WithOtherSearch<Tree>>().toEqualTypeOf<"order">();
});

test("whatever is named is an error", () => {
  // @ts-expect-error -- there is something
  expectTypeOf<Nothing<WithoutAddress<Tree>>>();
  expectTypeOf<Nothing<WithoutAddress<Pick<Tree, "/">>>>().toEqualTypeOf<never>();
});

test("the shop's own tree fits the table", () => {
  expectTypeOf<AddressesFit>().toEqualTypeOf<[never, never, never, never]>();
});
