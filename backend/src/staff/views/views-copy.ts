export const viewsCopy = { none: "—" } as const;
