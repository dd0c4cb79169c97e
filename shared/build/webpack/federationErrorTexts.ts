/** Stands in for the descriptions of federation's errors: an error keeps its code and the address of its documentation. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
