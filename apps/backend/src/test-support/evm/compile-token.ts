import { readFileSync } from "node:fs";
import solc from "solc";

interface Compiled {
  readonly errors?: readonly { readonly formattedMessage: string }[];
  readonly contracts: Readonly<
    Record<string, Readonly<Record<string, { readonly evm: { readonly bytecode: { readonly object: string } } }>>>
  >;
}

/** The token of the tests, as it is deployed. */
export function compileToken(): `0x${string}` {
  const content = readFileSync(new URL("token.sol", import.meta.url), "utf8");
  const input = {
    language: "Solidity",
    sources: { "token.sol": { content } },
    settings: { outputSelection: { "*": { "*": ["evm.bytecode.object"] } } },
  };
  const { errors = [], contracts } = JSON.parse(solc.compile(JSON.stringify(input))) as Compiled;
  const code = contracts["token.sol"]?.["TestToken"]?.evm.bytecode.object;
  if (errors.length > 0 || code === undefined) throw new Error(errors.map((each) => each.formattedMessage).join("\n"));
  return `0x${code}`;
}
