/** Imports code that a call cannot do without. */
export type ImportOrReload = <Module>(importer: () => Promise<Module>) => Promise<Module>;
