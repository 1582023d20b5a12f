/**
 * Artwork that is photographed lying: long thin things drawn on the diagonal, which would have to stand on a tip
 * (first group: longer than twice their width), and flat things (second group).
 */
const codes = `
1f9af 1fa88 1f58c 1f9f9 1f58b 1fa7c 1faa5 1f52a 1f944 1f58a 270f 1f527 1f58d 1fa9b 1f9b4 1f321 1faa0 1f4cf 1faa1 1f361
1f6f9 1f5e1 1f9ea 1fa93 1f489 1f528 1fa9a 1faa2 1f94d 1f3bb 1f5de 1f511 1f3a4 1f5dd 1f37e 1fa84 1f3b8 1f952 1fa83 1fab6
1f362 1fa79 1fadb 1f3cf 1f95c 1fa95 1f962 1f956 1f529 1f336 1f526 2712 1fa81

1f36b 2328 1f3be 1f373 1f3f8 1f3d3 1f3d1 1f3d2 1f94f 1f4ce 1f587 2702 1f9f7 1f3f9 1f374 1f4d0 1f6e0 1fa92 1f380 1f3c5
1f454 1f9e4 1f9e6 1f9e3 1f953 1f355 1f36a 1f369 1f968 1f4b3 1f4bf 1f9e9 1f37d 1f958 1f6bf 1f36d 1f36c 1f490 1f390 1fa74
1f319 1f50d 1fa71 1f459 1fa72 1f4ff 1f358 1fae7 1f967
`;

const lying: ReadonlySet<string> = new Set(codes.trim().split(/\s+/));

export function liesFlat(code: string): boolean {
  return lying.has(code.replace(/-fe0f$/, ""));
}
