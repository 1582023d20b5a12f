import { registerHooks } from "node:module";

// For `node --import`: a process that must never load the data of the demo marketplace fails when it does.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith("@plaza/demo-marketplace")) throw new Error("The demo marketplace was loaded");
    return next(specifier, context);
  },
});
