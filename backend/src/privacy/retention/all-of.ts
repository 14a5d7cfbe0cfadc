import type { Where } from "payload";

export const allOf = (...where: Where[]): Where => ({ and: where });
export const anyOf = (...where: Where[]): Where => ({ or: where });
