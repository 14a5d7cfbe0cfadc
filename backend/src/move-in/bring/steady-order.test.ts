import { expect, test } from "vitest";
import { steadyOrder } from "./steady-order.ts";

test("the first time items are counted as they stand, with room between them", () => {
  expect(steadyOrder([undefined, undefined, undefined])).toEqual([10, 20, 30]);
  expect(steadyOrder([])).toEqual([]);
});

test("a new item takes a place between the others, which stay where they are", () => {
  expect(steadyOrder([undefined, 10, 20])).toEqual([0, 10, 20]);
  expect(steadyOrder([10, undefined, 20])).toEqual([10, 15, 20]);
  expect(steadyOrder([10, 20, undefined, undefined])).toEqual([10, 20, 30, 40]);
  expect(steadyOrder([undefined, undefined, 10])).toEqual([-10, 0, 10]);
  expect(steadyOrder([10, undefined, undefined, 40])).toEqual([10, 20, 30, 40]);
});

test("an order that was changed there is taken over whole", () => {
  expect(steadyOrder([20, 10, undefined])).toEqual([10, 20, 30]);
});
