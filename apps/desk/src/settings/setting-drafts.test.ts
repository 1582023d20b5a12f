import type { PlatformSetting } from "@plaza/api-client/desk";
import { expect, test } from "vitest";
import { changesOf, noWork, picturesOnTheirWay, withChange, withoutSaved } from "./setting-drafts.ts";

const name: PlatformSetting = {
  name: "name",
  group: "site",
  title: "Name of the site",
  control: { kind: "text" },
  value: "Plaza",
  image: null,
  texts: { en: "Plaza" },
  revision: "n1",
  standard: "Plaza",
  allowed: "one line",
  changed: null,
};
const logo: PlatformSetting = {
  ...name,
  name: "logo",
  control: { kind: "image", use: "logo" },
  texts: null,
  revision: "",
};
const named = (en: string) => (draft: { readonly value: string }) => ({ ...draft, texts: { en }, pictures: null });
const sending = {
  id: "1",
  name: "a.png",
  file: new File([], "a.png"),
  attempt: "x",
  share: 0,
  problem: null,
  reason: null,
};

test("what is typed while a picture is on its way stays when it has arrived", () => {
  let work = withChange(noWork, logo, (draft) => ({ ...draft, pictures: [{ ...sending, state: "busy" }] }));
  expect(picturesOnTheirWay(work)).toBe(1);
  work = withChange(work, name, named("Riverside"));
  const arrived = { id: "1", name: "a.png", file: null, state: "done", path: "uploads/a.png", url: "/a.png" } as const;
  work = withChange(work, logo, (draft) => ({ ...draft, pictures: [arrived] }));
  expect(picturesOnTheirWay(work)).toBe(0);
  expect(changesOf(work)).toEqual([
    { name: "name", revision: "n1", value: "Plaza", texts: { en: "Riverside" } },
    { name: "logo", revision: "", value: "uploads/a.png", texts: null },
  ]);
});

test("what is typed while something is saved stays, and goes on from what was saved", () => {
  const sent = withChange(withChange(noWork, name, named("Riverside")), logo, (draft) => ({
    ...draft,
    pictures: null,
    value: "x",
  }));
  const typed = withChange(sent, name, named("Riverside Market"));
  const left = withoutSaved(typed, sent, [{ ...name, texts: { en: "Riverside" }, revision: "n2" }]);
  expect(changesOf(left)).toEqual([
    { name: "name", revision: "n2", value: "Plaza", texts: { en: "Riverside Market" } },
  ]);
  expect(withoutSaved(sent, sent, undefined).drafts).toEqual({});
});

test("a setting that says again what the platform has is no change", () => {
  const work = withChange(noWork, name, named("Riverside"));
  expect(withChange(work, name, named(" Plaza ")).drafts).toEqual({});
});
