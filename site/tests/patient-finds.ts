// Testing Library would give up finding something after a second, which a busy machine takes at times.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 20_000 });
}

export {};
