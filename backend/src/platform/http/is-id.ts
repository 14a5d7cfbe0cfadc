/** Whether it is an id of either database: a whole number that fits four bytes. */
export function isId(id: number | string): boolean {
  const number = Number(id);
  return Number.isInteger(number) && number > 0 && number <= 2_147_483_647;
}
