/** As many as stand beside each other on a desktop. A file of its own, because addresses are read before anything is ticked. */
export const maxCompared = 4;
