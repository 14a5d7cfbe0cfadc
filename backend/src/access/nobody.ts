/** Only the application itself, which does not ask for leave. */
export const nobody = (): boolean => false;
