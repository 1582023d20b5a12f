/** Imports code that a call cannot do without. */
export type ImportNeeded = <Module>(importer: () => Promise<Module>) => Promise<Module>;
