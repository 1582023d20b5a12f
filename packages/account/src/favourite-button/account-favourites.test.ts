import { envelopeApi, success } from "@plaza/testing/envelope-api";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { favouriteStateQuery } from "./account-favourites.ts";

const site = success({ name: "Plaza", extensions: ["favourites_state"] });
const sessionOver = { code: -1, show: 1, msg: "Please log in", data: [] };

test("favourites of a session that is over are unknown, which sends nobody to the login", async () => {
  const { api } = envelopeApi({ "index/config": site, "goods_collect/state": sessionOver });
  const queryClient = new QueryClient();
  expect(await queryClient.fetchQuery(favouriteStateQuery({ api, queryClient }))).toEqual({
    products: null,
    shops: null,
  });
});

test("favourites that the platform fails to answer have failed", async () => {
  const { api } = envelopeApi({
    "index/config": site,
    "goods_collect/state": { code: 0, show: 0, msg: "No", data: [] },
  });
  const queryClient = new QueryClient();
  const asked = queryClient.fetchQuery({ ...favouriteStateQuery({ api, queryClient }), retry: false });
  await expect(asked).rejects.toMatchObject({ kind: "business" });
});
