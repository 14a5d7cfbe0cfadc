/** A receipt's number as it is printed: at least seven digits. */
export const serialText = (serial: number): string => String(serial).padStart(7, "0");
